import { isDocument } from '#core/offline/library.ts';
import { guard } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { PAGES, pageOf } from '#core/site/pages.ts';
import { CACHES } from './caches.ts';
import { findSaved, readRecords, savedKeys } from './saved-files.ts';

interface Readable {
  href: string;
  title: string;
}

type Groups = Record<'saved' | 'news' | 'pages', Readable[]>;

/** A list of the offline page as the prerenderer writes it: hidden until there is something to list. */
const GROUP = /<div data-kept="(\w+)"( hidden="")?>([\s\S]*?)<ul>([\s\S]*?)<\/ul><\/div>/g;

/**
 * Lists on the offline page what can be read now in its language: what was saved on purpose, posts, and other pages.
 * The document's own list, which stands there when nobody fills it in, goes.
 */
export async function fillOfflinePage(html: string, locale: Locale): Promise<string> {
  const groups: Partial<Record<string, Readable[]>> | undefined = await readable(locale).catch(() => undefined);
  if (!groups) return html;
  const isNothing = Object.values(groups).every((lines) => lines?.length === 0);
  return html.replace(GROUP, (_, name: string, _hidden, heading: string) => {
    const lines = groups[name] ?? [];
    const isShown = lines.length > 0 || (name === 'none' && isNothing);
    const items = lines.map(({ href, title }) => `<li><a href="${toMarkup(href)}">${toMarkup(title)}</a></li>`).join('');
    return `<div data-kept="${name}"${isShown ? '' : ' hidden=""'}>${heading}<ul>${items}</ul></div>`;
  });
}

async function readable(locale: Locale): Promise<Groups> {
  const held = await savedKeys();
  const isWhole = (keys: readonly string[]) => keys.every((key) => held.has(key));
  const own = (await readRecords()).filter(({ id, whole, keys }) => id.startsWith(`${locale}/`) && whole && isWhole(keys));
  const saved = own.map(({ title, url, pdf }) => ({ href: pdf ?? url, title }));
  const named = new Set(saved.map(({ href }) => href));
  const groups: Groups = { saved, news: [], pages: [] };
  const pages = await caches.open(CACHES.pages);
  const visited = (await pages.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of new Set([...visited, ...[...held].filter(isDocument)])) {
    const verdict = guard(path);
    if (verdict.kind !== 'page' || verdict.locale !== locale || named.has(path)) continue;
    const page = pageOf(verdict.page);
    if (page.status || page.id === 'offline' || page.id === 'contactSent') continue;
    const copy = (await pages.match(path, { ignoreVary: true })) ?? (await findSaved(path));
    const title = copy && titleOf(await copy.text());
    if (title) groups[page.posts?.role === 'detail' ? 'news' : 'pages'].push({ href: path, title });
  }
  // Posts' names begin with their day: the newest first. Pages as the table of pages has them.
  groups.news.sort((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1));
  groups.pages.sort((a, b) => placeOf(a) - placeOf(b));
  return groups;
}

const nameOf = ({ href }: Readable) => href.slice(href.lastIndexOf('/'));
const placeOf = ({ href }: Readable) => {
  const verdict = guard(href);
  return PAGES.findIndex(({ id }) => verdict.kind === 'page' && id === verdict.page);
};

/** A document's title without the site's name, which home keeps; as text. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const [name = ''] = title.split(/ - (?=[^-]*$)/);
  return fromMarkup(name.trim());
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' };
const fromMarkup = (text: string) => text.replace(/&([#\w]+);/g, (entity, name: string) => NAMED[name] ?? entity);
const toMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);
