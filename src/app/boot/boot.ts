import { type InstallOffer, rootMarks } from '#src/shared/dom/document-marks.ts';
import { restoreContactForm } from '#src/shared/dom/form-values.ts';
import { watchLeaving } from '#src/shared/dom/reload-guard.ts';
import { createAppStarter } from './app-starter.ts';
import { addKoreanFace, attachFonts } from './attach-fonts.ts';
import { readDataSaver, serveDataSaverSwitch } from './data-saver-switch.ts';
import { addLink, whenFirstViewShown, whenLoaded, whenParsed } from './document-moments.ts';
import { watchPictures } from './missing-pictures.ts';
import { serveWithoutApp } from './serve-without-app.ts';

/**
 * The boot script of every document, a file of its own that nothing waits for. It attaches the fonts and starts the app after the first view
 * or at the first touch or key; under data saver or 2g only when it is needed.
 */
boot((document.getElementById('boot') as HTMLElement).dataset);

function boot({ entry, preload, page, fonts, koreanText, worker, manifest }: DOMStringMap): void {
  const { hasChosen, isSaving } = readDataSaver();
  addKoreanFace(koreanText);
  watchPictures();
  showUpgradeNotice();
  // With it come icons, which on a slow network would go before the first picture; nobody installs that early.
  if (manifest) whenLoaded(() => setTimeout(addLink, 2000, 'manifest', manifest));
  whenParsed(restoreContactForm);
  watchLeaving();
  const app = createAppStarter({ entry, preload, page });
  reloadForEarlierEntries();
  serveDataSaverSwitch(worker, { isLoadedAtOnce: isSaving || hasChosen });
  if (isSaving) serveWithoutApp(app);
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
    if (rootMarks().app || (location.pathname === pathname && location.search === search)) return;
    // The app does not start in the document of another page (src/entry-client.tsx).
    rootMarks().app = 'reloading';
    location.reload();
  });
}

function startSoon(start: () => void, fonts: string | undefined): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallOffer;
  });
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { passive: true });
  // Where the worker holds the fonts they come at once; on a first visit, after what the first paint needs.
  const isCached = Boolean(navigator.serviceWorker?.controller);
  if (isCached) attachFonts(fonts);
  whenFirstViewShown().then(() => {
    start();
    if (!isCached) setTimeout(attachFonts, 0, fonts);
  });
}
