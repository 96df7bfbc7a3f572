/**
 * The script of the sandboxed frame: it loads the tag manager and passes page views on. It stands inline in the frame's document, since a
 * document without an origin cannot load a file of the site.
 */
(() => {
  const { tracker, tagManager } = document.documentElement.dataset;
  const scope = window as unknown as { dataLayer: object[] };
  scope.dataLayer = [];

  // Tags read and write cookies, which throws in a document without an origin: theirs last as long as the frame.
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set(cookie: string) {
      const [name = '', ...value] = (cookie.split(';', 1)[0] ?? '').split('=');
      cookies.set(name.trim(), value.join('=').trim());
    },
  });

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'page-view') return;
    const { id, url, path, locale, title } = data as Record<'id' | 'url' | 'path' | 'locale' | 'title', string>;
    if (tagManager) scope.dataLayer.push({ event: 'page_view', page_location: url, page_path: path, page_title: title, language: locale });
    if (!tracker) return;
    fetch(tracker, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ id, url, path, locale }) }).catch(
      () => undefined,
    );
  });

  if (!tagManager) return;
  scope.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.src = tagManager;
  document.head.append(script);
})();
