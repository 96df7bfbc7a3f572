import { LIST_PARAMETERS } from '#core/posts/list-posts.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { restoreContactForm } from '#src/shared/dom/form-values.ts';
import { hasHangul } from '#src/shared/dom/has-hangul.ts';
import { isChunkError, reloadOnce, watchLeaving } from '#src/shared/dom/reload-guard.ts';
import { repairFiles } from '#src/shared/dom/repair-files.ts';

/**
 * The boot script of every document, a file of its own that nothing waits for. It attaches the fonts, starts the
 * app after first paint or at the first touch or key, and under data saver or 2g only when it is needed: when the visitor uses
 * something marked `data-needs-app`, which is then done again for them, or when the address asks for what the document does not hold.
 */
(() => {
  const { entry, preload, page, fonts, koreanText, worker, manifest } = (document.getElementById('boot') as HTMLElement).dataset;
  const root = document.documentElement;
  const network = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  // The visitor's own word goes before the browser's (src/shared/isomorphic/connection.ts reads it from here).
  let own: string | undefined;
  try {
    own = /"value":(true|false)/.exec(localStorage.getItem('site:dataSaver') ?? '')?.[1];
  } catch {
    // Storage is refused: the browser's word counts.
  }
  if (own) root.dataset.saver = own;
  else if (network?.saveData) root.dataset.saver = 'browser';
  const sparing = (own ? own === 'true' : network?.saveData) || /2g/.test(network?.effectiveType ?? '');
  const whenParsed = (callback: () => void) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', callback) : callback();
  const whenLoaded = (callback: () => void) => (document.readyState === 'complete' ? callback() : addEventListener('load', callback));
  const attach = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  };

  // The document has the rules of all that it shows. The app and the cookie banner show more: they wait for the sheet at its end, at which
  // the parser stands still; one that does not come holds them up for three seconds at most.
  const styled = () =>
    new Promise<void>((resolve) => {
      whenParsed(resolve);
      setTimeout(resolve, 3000);
    });

  // Without a face that has Hangul a Korean page is blank: it gets one whatever the connection costs.
  if (koreanText && !hasHangul()) document.fonts.add(new FontFace('Text KR', `url(${koreanText})`, { display: 'swap' }));

  // A picture that cannot be had gives way to the fallback picture (src/ui/media/picture.module.css), whatever else starts. Where it lies
  // below the header, that has a ground of its own.
  const markMissing = (image: HTMLImageElement, isMissing: boolean) => {
    image.toggleAttribute('data-missing', isMissing);
    // Its place stays as it is.
    image.style.aspectRatio = isMissing ? `${image.getAttribute('width')} / ${image.getAttribute('height')}` : '';
    root.toggleAttribute('data-pictureless', document.querySelector('[data-under-header] [data-missing]') !== null);
  };
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof HTMLImageElement)) return;
        // On the next page, too, the picture below the header may come again.
        if (type === 'error' || target.hasAttribute('data-missing') || root.hasAttribute('data-pictureless'))
          markMissing(target, type === 'error');
      },
      true,
    );
  // Those that failed before this script ran.
  whenParsed(() => {
    for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) markMissing(image, true);
  });

  // What the site's controls are made of (browserslist in package.json): without it, the notice that a browser without
  // modules fetches by itself.
  if (!('popover' in root)) {
    void import(/* @vite-ignore */ '/upgrade.js' as string);
  }

  // With it come icons, which on a slow network would go before the first picture; nobody installs that early.
  whenLoaded(() => manifest && setTimeout(attach, 2000, 'manifest', manifest));

  whenParsed(restoreContactForm);
  watchLeaving();
  let started = false;
  const start = () => {
    if (started || !entry) return;
    started = true;
    const urls = [...(preload?.split(' ') ?? []), entry];
    load(urls).catch(async (error: unknown) => {
      // A deploy took the chunk, or the network is away: without a reload the document stays as it is, and the next touch tries again.
      started = false;
      if (error instanceof SyntaxError) await repairFiles(urls);
      else if (isChunkError(error)) await reloadOnce();
    });
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  // A page's chunk imports the app's, so that evaluating the app must not start it: src/entry-client.tsx waits for this.
  let allowStart: (() => void) | undefined;
  const mayStart = new Promise<void>((resolve) => {
    allowStart = resolve;
  });
  Object.assign(window, { mayStart });
  // All are asked for, then evaluated one after the other, each in a task of its own: a touch in between need not wait for the rest.
  // The app imports the page's own files itself, and starts without them.
  const load = async (urls: string[]) => {
    const isStyled = styled();
    for (const url of [...urls, ...(page?.split(' ') ?? [])]) {
      await nextTask();
      attach('modulepreload', url);
    }
    for (const url of urls) await import(/* @vite-ignore */ url);
    await isStyled;
    allowStart?.();
  };

  // Entries that the app made before a reload belong to this document: a step back to one changes the address and loads nothing.
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    // Once it runs, the app shows the page of the address itself.
    if (root.dataset.app || (location.pathname === pathname && location.search === search)) return;
    // The app does not start in the document of another page (src/entry-client.tsx).
    root.dataset.app = 'reloading';
    location.reload();
  });

  const firstPaint = new Promise<unknown>((resolve) => {
    try {
      new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve(undefined)).observe({
        type: 'paint',
        buffered: true,
      });
    } catch {
      requestAnimationFrame(resolve);
    }
    // A tab in the background does not paint.
    whenLoaded(() => setTimeout(resolve, 3000));
  });
  // After first paint, and after the pictures that belong to it: their bytes go first. A picture that never ends holds nothing up.
  const firstView = firstPaint.then(
    () =>
      new Promise<unknown>((resolve) => {
        whenLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
        setTimeout(resolve, 2500);
      }),
  );

  // The switch of the site settings works without the app: what it does comes with its first use, or where it has been used.
  if (worker) {
    whenParsed(() => {
      const box = document.getElementById('data-saver') as HTMLInputElement | null;
      if (box) box.checked = root.dataset.saver === 'true' || root.dataset.saver === 'browser';
    });
    if (sparing || own) whenLoaded(() => void import(/* @vite-ignore */ worker));
    addEventListener('change', ({ target }) => {
      const box = target as HTMLInputElement;
      // Once it runs, the app does this itself.
      if (box.id !== 'data-saver' || root.dataset.app) return;
      const isWanted = box.checked;
      import(/* @vite-ignore */ worker).then(
        ({ chooseDataSaver }) => chooseDataSaver(isWanted),
        // Nothing has changed.
        () => {
          box.checked = !isWanted;
        },
      );
    });
  }

  if (sparing) {
    try {
      // Its style comes with the sheet. An app that has started shows the banner itself.
      if (!localStorage.getItem('site:consent'))
        firstView.then(styled).then(() => {
          if (!started) root.dataset.consent = 'open';
        });
    } catch {
      // Storage is refused: the choice is made on the page of the cookie policy.
    }
    const replay = (event: Event) => {
      if (root.dataset.app) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-needs-app] button, [data-needs-app]');
      if (!target || (event.type === 'click' && target.tagName === 'FORM')) return;
      event.preventDefault();
      const repeat = () => {
        // The page may come later than what stands around it.
        if (root.dataset.app !== 'ready' && target.closest('main')) return;
        removeEventListener('site:ready', repeat);
        if (event.type === 'submit') (target.closest('form') as HTMLFormElement).requestSubmit();
        else target.click();
      };
      addEventListener('site:ready', repeat);
      start();
    };
    addEventListener('click', replay, true);
    addEventListener('submit', replay, true);
    whenLoaded(() => {
      // A search, a filter or a page of a list: what they ask for is not in the document.
      if (LIST_PARAMETERS.some((name) => new URLSearchParams(location.search).has(name))) start();
    });
    // The app's notice of a lost connection cannot be fetched any more. Its lines stand in the document, and give way to the app.
    const showConnection = (status?: 'offline' | 'online') => {
      if (status && !root.dataset.app) root.dataset.connection = status;
      else delete root.dataset.connection;
    };
    // `navigator.onLine` is false by mistake on some networks.
    const checkConnection = async () => {
      if (!(await canReachSite())) showConnection('offline');
    };
    if (!navigator.onLine) void checkConnection();
    addEventListener('offline', checkConnection);
    addEventListener('online', () => {
      if (!root.dataset.connection) return;
      showConnection('online');
      setTimeout(() => root.dataset.connection === 'online' && showConnection(), 4000);
    });
    return;
  }

  // The browser's offer to install is held back for a moment that fits (src/features/install/install-offer.tsx).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { installOffer: event });
  });

  // Where the worker holds the fonts they come at once; on a first visit, after what the first paint needs.
  let attached = false;
  const attachFonts = () => {
    if (attached || !fonts) return;
    attached = true;
    if (navigator.serviceWorker?.controller) attach('stylesheet', fonts);
    else addFonts(fonts).catch(() => attach('stylesheet', fonts));
  };
  // Fetched first and then added together: the page is laid out anew once, not with the sheet and with each face.
  const addFonts = async (url: string) => {
    const { cssRules } = await new CSSStyleSheet().replace(await (await fetch(url)).text());
    const faces = [...cssRules].map((rule) => {
      const descriptor = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
        weight: descriptor('font-weight'),
        unicodeRange: descriptor('unicode-range') || 'U+0-10FFFF',
      }).load();
    });
    for (const face of await Promise.all(faces)) document.fonts.add(face);
  };
  if (navigator.serviceWorker?.controller) attachFonts();
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { passive: true });
  firstView.then(start).then(nextTask).then(attachFonts);
})();
