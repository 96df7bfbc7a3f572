import { readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readNamespace } from '../content/content-files.ts';
import { SITE } from '../paths.ts';

/** What a host that knows only files shows at its root, which leads to the first language, and at unknown addresses. */
export function writePlainHost(origin: string): void {
  const first = hrefFor(DEFAULT_LOCALE, 'home');
  const links = LOCALES.map((locale) => {
    const { pages } = readNamespace(locale, 'meta') as { pages: { home: { title: string } } };
    return `<a href="${hrefFor(locale, 'home')}" lang="${locale}">${pages.home.title}</a>`;
  });
  writeFileSync(
    `${SITE}/index.html`,
    `<!doctype html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta http-equiv="refresh" content="0;url=${first}"><link rel="canonical" href="${origin}${first}"><title>${new URL(origin).host}</title></head>` +
      `<body>${links.join(' ')}</body></html>\n`,
  );
  // It stands at addresses of every language, which the app would render in their own: it is a document without the app.
  const notFound = readFileSync(`${SITE}/${DEFAULT_LOCALE}/errors/404.html`, 'utf8');
  const withoutApp = notFound.replace(/<script type="module"[^>]* id="boot"[^>]*><\/script>/, '');
  if (withoutApp === notFound) throw new Error('the 404 page has no boot script to leave out');
  writeFileSync(`${SITE}/404.html`, withoutApp);
}
