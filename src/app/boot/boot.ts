import { restoreDocumentForm, watchDocumentForm } from '#src/features/contact/draft.ts';
import { ELEMENT_MARKS, type InstallOffer, rootMarks } from '#src/shared/dom/document-marks.ts';
import { watchLeaving } from '#src/shared/dom/reload-guard.ts';
import { isSavingData } from '#src/shared/isomorphic/connection.ts';
import { addLink, createAppStarter, whenFirstViewShown, whenLoaded, whenParsed } from './app-starter.ts';
import { serveWithoutApp } from './serve-without-app.ts';

/**
 * The boot script of every document, a file of its own that nothing waits for. It attaches the fonts and starts the app after the first view
 * or at the first touch or key; under data saver or 2g only when it is needed.
 */
function boot({ entry, preload, page, fonts, koreanText, worker, manifest }: DOMStringMap): void {
  addKoreanFace(koreanText);
  watchPictures();
  showUpgradeNotice();
  // With it come icons, which on a slow network would go before the first picture; nobody installs that early.
  if (manifest) whenLoaded(() => setTimeout(addLink, 2000, 'manifest', manifest));
  whenParsed(restoreDocumentForm);
  watchDocumentForm();
  watchLeaving();
  const app = createAppStarter({ entry, preload, page });
  reloadForEarlierEntries();
  if (isSavingData()) serveWithoutApp(app, worker);
  else startSoon(app.start, fonts);
}

/** What the site's controls are made of (browserslist in package.json): without it, the notice that a browser without modules fetches itself. */
function showUpgradeNotice(): void {
  if (!('popover' in document.documentElement)) void import(/* @vite-ignore */ '/upgrade.js' as string);
}

/** Entries that the app made before a reload belong to this document: a step back to one changes the address and loads nothing. */
function reloadForEarlierEntries(): void {
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    // Once it runs, the app shows the page of the address itself.
    if (!rootMarks().app && (location.pathname !== pathname || location.search !== search)) location.reload();
  });
}

function startSoon(start: () => void, fonts: string | undefined): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallOffer;
  });
  for (const type of ['pointerdown', 'keydown', 'focusin', 'online']) addEventListener(type, start, { passive: true });
  // Where the worker holds the fonts they come at once; on a first visit, after what the first paint needs.
  const isCached = Boolean(navigator.serviceWorker?.controller);
  if (isCached) attachFonts(fonts);
  whenFirstViewShown().then(() => {
    start();
    if (!isCached) setTimeout(attachFonts, 0, fonts);
  });
}

/** Without a face that has Hangul a Korean page is blank: it gets one whatever the connection costs. */
function addKoreanFace(url: string | undefined): void {
  if (url && !hasHangul()) document.fonts.add(new FontFace('Text KR', `url(${url})`, { display: 'swap' }));
}

/** Attaches the site's faces. With a service worker they come from its cache, as a style sheet like any other. */
function attachFonts(sheet: string | undefined): void {
  if (!sheet) return;
  if (navigator.serviceWorker?.controller) addLink('stylesheet', sheet);
  else addFonts(sheet).catch(() => addLink('stylesheet', sheet));
}

/** Faces are fetched first and added together: the page is laid out anew once, not with the sheet and with each face. */
async function addFonts(sheet: string): Promise<void> {
  const { cssRules } = await new CSSStyleSheet().replace(await (await fetch(sheet)).text());
  const faces = [...cssRules].map((rule) => {
    const descriptor = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
      weight: descriptor('font-weight'),
      unicodeRange: descriptor('unicode-range') || 'U+0-10FFFF',
    }).load();
  });
  for (const face of await Promise.all(faces)) document.fonts.add(face);
}

/**
 * Whether a face of the system has Korean letters. The heights of two different letters are measured: where both are drawn as the sign for
 * a missing letter, or as nothing, they are the same.
 */
function hasHangul(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '64px sans-serif';
  const heightOf = (letter: string) => {
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(letter);
    return actualBoundingBoxAscent + actualBoundingBoxDescent;
  };
  return heightOf('그') !== heightOf('를');
}

const { missing, underHeader } = ELEMENT_MARKS;
const PICTURELESS = 'data-pictureless';

/** Gives a picture that cannot be had the place of the fallback picture (src/ui/media/picture.module.css), whatever else starts. */
function watchPictures(): void {
  const root = document.documentElement;
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof HTMLImageElement)) return;
        // On the next page, too, the picture below the header may come again.
        if (type === 'error' || target.hasAttribute(missing) || root.hasAttribute(PICTURELESS)) mark(target, type === 'error');
      },
      true,
    );
  // Those that failed before this script ran.
  whenParsed(() => {
    for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) mark(image, true);
  });
}

function mark(image: HTMLImageElement, isMissing: boolean): void {
  image.toggleAttribute(missing, isMissing);
  // Its place stays as it is.
  image.style.aspectRatio = isMissing ? `${image.getAttribute('width')} / ${image.getAttribute('height')}` : '';
  // Where it lies below the header, that gets a ground of its own.
  document.documentElement.toggleAttribute(PICTURELESS, document.querySelector(`[${underHeader}] [${missing}]`) !== null);
}

// Last, since it runs at once: constants above it are there.
boot((document.getElementById('boot') as HTMLElement).dataset);
