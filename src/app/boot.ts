/**
 * The one inline script, the same in every document (its hash stands in the policy). It attaches the fonts' style sheet at once,
 * starts the app after first paint or at the first touch or key, and under data saver or 2g only when the visitor
 * uses something marked `data-needs-app`, which it then does again for them (design 8).
 */
(() => {
  const { entry, preload, fonts, worker } = (document.currentScript as HTMLScriptElement).dataset;
  const root = document.documentElement;
  const network = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  const sparing = network?.saveData || /2g/.test(network?.effectiveType ?? '');
  const attach = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
    return link;
  };

  let started = false;
  const start = () => {
    if (started || !entry) return;
    started = true;
    for (const url of preload?.split(' ') ?? []) attach('modulepreload', url);
    import(/* @vite-ignore */ entry).catch(() => {
      // A deploy took the chunk, or the network is away: the document stays as it is, and the next touch tries again.
      started = false;
      dispatchEvent(new Event('site:bootfailed'));
    });
  };

  if (sparing) {
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
    addEventListener('load', () => worker && void import(/* @vite-ignore */ worker));
    return;
  }

  if (fonts) {
    const sheet = attach('stylesheet', fonts);
    // On a first visit they take their turn after what the first paint needs; later the worker holds them.
    if (!navigator.serviceWorker?.controller) {
      sheet.media = 'print';
      sheet.onload = () => requestAnimationFrame(() => setTimeout(() => (sheet.media = 'all')));
    }
  }
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { passive: true });
  const later = () => setTimeout(start);
  try {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && later()).observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    requestAnimationFrame(later);
  }
  // A tab in the background does not paint.
  addEventListener('load', () => setTimeout(start, 2000));
})();
