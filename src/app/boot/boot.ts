/**
 * The one inline script, the same in every document (its hash stands in the policy). It attaches the fonts, starts the app after
 * first paint or at the first touch or key, and under data saver or 2g only when it is needed: when the visitor uses something
 * marked `data-needs-app`, which is then done again for them, or when the address asks for what the document does not hold.
 */
(() => {
  const { entry, preload, fonts, worker, manifest } = (document.currentScript as HTMLScriptElement).dataset;
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
  const attach = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };

  // What the site's controls are made of (browserslist in package.json): without it, the notice that a browser without
  // modules fetches by itself.
  if (!('popover' in root)) {
    void import(/* @vite-ignore */ '/upgrade.js' as string);
  }

  // With it come icons, which on a slow network would go before the first picture; nobody installs that early.
  addEventListener('load', () => manifest && setTimeout(attach, 2000, 'manifest', manifest));

  let started = false;
  const start = () => {
    if (started || !entry) return;
    started = true;
    const chunks = preload?.split(' ') ?? [];
    for (const url of chunks) attach('modulepreload', url);
    load([...chunks, entry]).catch(() => {
      // A deploy took the chunk, or the network is away: the document stays as it is, and the next touch tries again.
      started = false;
    });
  };
  // One after the other, each evaluated in a task of its own: a touch in between need not wait for all of them.
  const load = async (urls: string[]) => {
    for (const url of urls) await import(/* @vite-ignore */ url);
  };

  // The footer's switch works without the app: what it does comes with its first use, or where it has been used.
  if (worker) {
    addEventListener('DOMContentLoaded', () => {
      const box = document.getElementById('data-saver') as HTMLInputElement | null;
      if (box) box.checked = root.dataset.saver === 'true' || root.dataset.saver === 'browser';
    });
    if (sparing || own) addEventListener('load', () => void import(/* @vite-ignore */ worker));
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
      if (!localStorage.getItem('site:consent')) root.dataset.consent = 'open';
    } catch {
      // Storage is refused: the choice is made on the page of the cookie policy.
    }
    const replay = (event: Event) => {
      if (root.dataset.app) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-needs-app] button, [data-needs-app]');
      if (!target || (event.type === 'click' && target.tagName === 'FORM')) return;
      event.preventDefault();
      addEventListener(
        'site:ready',
        () => (event.type === 'submit' ? (target.closest('form') as HTMLFormElement).requestSubmit() : target.click()),
        { once: true },
      );
      start();
    };
    addEventListener('click', replay, true);
    addEventListener('submit', replay, true);
    addEventListener('load', () => {
      // A search, a filter or a page of a list: what they ask for is not in the document.
      if (/[?&](?:q|page|category|year|sort)=/.test(location.search)) start();
    });
    // The notice of a lost connection is the app's. While it can still be had, it comes.
    addEventListener('offline', start);
    return;
  }

  // The browser's offer to install is held back for a moment that fits (src/features/install/use-install-offer.ts).
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
    const sheet = await (await fetch(url)).text();
    const faces = [...sheet.matchAll(/font-family:"(.+?)";src:(.+?);font-weight:(.+?);font-display:swap(?:;unicode-range:(.+?))?}/g)];
    const loaded = await Promise.all(
      faces.map(([, family = '', src = '', weight, unicodeRange = 'U+0-10FFFF']) =>
        new FontFace(family, src, { weight, unicodeRange }).load(),
      ),
    );
    for (const face of loaded) document.fonts.add(face);
  };
  if (navigator.serviceWorker?.controller) attachFonts();
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { passive: true });
  const attachFontsAndStart = () => {
    attachFonts();
    start();
  };
  // After first paint, and after the pictures that belong to it: their bytes go first.
  let painted = false;
  const consider = () => {
    if (painted && document.readyState === 'complete')
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(attachFontsAndStart)));
  };
  const onPaint = () => {
    painted = true;
    consider();
    // A picture that never ends does not hold them up.
    setTimeout(attachFontsAndStart, 2500);
  };
  addEventListener('load', consider);
  try {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && onPaint()).observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    requestAnimationFrame(onPaint);
  }
  // A tab in the background does not paint.
  addEventListener('load', () => setTimeout(attachFontsAndStart, 3000));
})();
