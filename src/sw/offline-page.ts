import { fillOfflinePage, type OfflineLink, type OfflineList, PAGE_GROUPS } from '#core/offline/offline-page-template.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPage, getPostPages, PAGES } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { CACHES, find } from './caches/stored-responses.ts';
import { findInKit } from './kit/find-in-kit.ts';

type ReadableList = 'news' | 'pages';

const NOTHING = { news: [], pages: [] };

const NEWEST = 5;

/** The offline page of a locale, with what can be read now; undefined where the page itself is not stored. */
export async function answerOfflinePage(template: Response | undefined, locale: Locale): Promise<Response | undefined> {
  if (!template) return undefined;
  const lists = await listReadable(locale).catch(() => NOTHING);
  const html = fillOfflinePage(await template.text(), groupPages(lists));
  return new Response(html, { status: 503, statusText: 'Offline', headers: template.headers });
}

/** Pages by the site's sections, and the newest posts; behind them the rest. */
function groupPages({ news, pages }: Record<ReadableList, OfflineLink[]>): Record<OfflineList, OfflineLink[]> {
  const lists: Record<OfflineList, OfflineLink[]> = {
    news: news.slice(0, NEWEST),
    rest: news.slice(NEWEST),
    main: [],
    aboutus: [],
    services: [],
    esg: [],
    public: [],
    careers: [],
  };
  for (const page of pages) lists[groupOf(page.href)].push(page);
  return lists;
}

function groupOf(href: string): OfflineList {
  const page = PAGES[rowOf({ href })];
  if (page?.section === 'main') return page.id === 'home' || page.id === 'search' ? 'main' : 'rest';
  return PAGE_GROUPS.find((group) => group === page?.section) ?? 'main';
}

const MAX_KIT_POSTS = 10;

/**
 * What can be read offline in a locale: posts (the newest first), and other pages (in the site's order): those that were visited,
 * and those of the offline kit.
 */
export async function listReadable(locale: Locale): Promise<Record<ReadableList, OfflineLink[]>> {
  const visited = (await (await caches.open(CACHES.pages)).keys()).map(({ url }) => new URL(url).pathname);
  const lists: Record<ReadableList, OfflineLink[]> = { news: [], pages: [] };
  const kit = await readKit(locale);
  for (const path of new Set([...visited, ...kit.listed])) {
    const match = resolveRoute(path);
    if (match.kind !== 'page' || match.locale !== locale) continue;
    const page = getPage(match.page);
    if (page.status || page.offline.isUnlisted) continue;
    const title = kit.titles.get(path) ?? (await readStoredTitle(path));
    if (title) lists[page.posts?.role === 'detail' ? 'news' : 'pages'].push({ href: path, title });
  }
  const dateOf = ({ href }: OfflineLink) => kit.dates.get(href) ?? dateInId(href);
  lists.news.sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
  lists.pages.sort((a, b) => rowOf(a) - rowOf(b));
  return lists;
}

async function readStoredTitle(path: string): Promise<string | undefined> {
  const copy = await find(CACHES.pages, path);
  return copy && readTitle(await copy.text());
}

async function readKit(locale: Locale) {
  const copy = await findInKit(searchUrl(locale));
  const { pages, posts } = copy ? ((await copy.json()) as SearchDocuments) : { pages: [], posts: [] };
  const ofPosts = posts.flatMap(({ type, id, title, date }) => {
    const { detail } = getPostPages(type);
    return detail ? [{ href: hrefFor(locale, detail.id, { id }), title, date }] : [];
  });
  return {
    titles: new Map([...pages, ...ofPosts].map(({ href, title }) => [href, title])),
    dates: new Map(ofPosts.map(({ href, date }) => [href, date])),
    /** Although nobody visited it. */
    listed: [...pages, ...ofPosts.slice(0, MAX_KIT_POSTS)].map(({ href }) => href),
  };
}

/** The date with which the ids of news and notices begin, for one that the kit has not; others come last. */
function dateInId(href: string): string {
  const [, ...date] = /\/(\d{4})(\d\d)(\d\d)-[^/]*$/.exec(href) ?? [];
  return date.join('-');
}

function rowOf({ href }: Pick<OfflineLink, 'href'>): number {
  const match = resolveRoute(href);
  return PAGES.findIndex(({ id }) => match.kind === 'page' && id === match.page);
}

/** The title of a document as text, without the name of the site that follows it; of the home page only that name. */
function readTitle(html: string): string {
  const start = html.indexOf('>', html.indexOf('<title')) + 1;
  const [name = ''] = html.slice(start, html.indexOf('</title>', start)).split(/ - (?=[^-]*$)/);
  return decodeEntities(name.trim());
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' };

/** A worker has no DOM parser. These are the entities that the build writes. */
function decodeEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
