import { escapeHtml } from '../html/escape.ts';

/**
 * The offline page is a template with slots, which the worker fills (src/sw/offline-page.ts). A slot is a name between marks of the Unicode
 * private use area. An empty slot shows nothing: it stands in an attribute or in a hidden list.
 */
const MARK = '\uE000';
const SLOT = /\uE000(\w+)\.(shown|items)\uE000/g;

/** Pages are listed by the site's sections; home, search and contact first. */
export const PAGE_GROUPS = ['main', 'aboutus', 'services', 'esg', 'public', 'careers'] as const;
/** `rest`: what is not often looked for, and posts after the newest. */
export type OfflineList = 'news' | 'rest' | (typeof PAGE_GROUPS)[number];
/** What may be shown: a list; `pages`, around all groups of them; `none` where nothing is stored; `usual` in a document that nobody has filled. */
export type OfflineSection = OfflineList | 'pages' | 'none' | 'usual';

/** In the attribute `data-shown` of a section: becomes `true` or `false`. */
export const shownSlot = (section: OfflineSection): string => `${MARK}${section}.shown${MARK}`;
/** In a list: becomes its items. */
export const itemsSlot = (list: OfflineList): string => `${MARK}${list}.items${MARK}`;

export interface OfflineLink {
  href: string;
  title: string;
}

/** Lists what can be read in place of the usual links, or says that there is nothing. */
export function fillOfflinePage(template: string, lists: Readonly<Record<OfflineList, readonly OfflineLink[]>>): string {
  const isShown = (section: OfflineSection): boolean => {
    if (section === 'usual') return false;
    if (section === 'none') return Object.values(lists).every((links) => links.length === 0);
    return section === 'pages' ? PAGE_GROUPS.some(isShown) : lists[section].length > 0;
  };
  return template.replace(SLOT, (_slot, name: OfflineSection, part: 'shown' | 'items') =>
    part === 'shown' ? String(isShown(name)) : lists[name as OfflineList].map(listItem).join(''),
  );
}

function listItem({ href, title }: OfflineLink): string {
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`;
}
