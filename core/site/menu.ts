import type { PageId } from './pages.ts';

/** A line of the third level: a page, or an anchor on its parent's page. */
export type MenuLeaf = { page: PageId; hash?: string };

/** A line of the second level. A group (Locations, Library) has a label of its own and leads to its first leaf. */
export interface MenuItem {
  page: PageId;
  group?: 'locations' | 'library';
  children?: readonly MenuLeaf[];
}

export type MenuSectionId = 'about' | 'services' | 'esg' | 'pr' | 'careers';

export interface MenuSection {
  id: MenuSectionId;
  items: readonly MenuItem[];
}

const anchors = (page: PageId, ...hashes: string[]): MenuLeaf[] => hashes.map((hash) => ({ page, hash }));
const leaves = (...ids: PageId[]): MenuLeaf[] => ids.map((page) => ({ page }));

/** The three-level menu of brief 3.1; breadcrumbs and the site map derive from it too. */
export const MENU: readonly MenuSection[] = [
  {
    id: 'about',
    items: [
      { page: 'company', children: anchors('company', 'vision', 'values', 'philosophy', 'group') },
      {
        page: 'locations',
        group: 'locations',
        children: [...leaves('locations', 'songdo', 'syracuse'), { page: 'locations', hash: 'boston' }],
      },
      { page: 'ceo' },
      { page: 'leadership', children: anchors('leadership', 'executive', 'syracuse') },
    ],
  },
  {
    id: 'services',
    items: [
      { page: 'services' },
      { page: 'cdo', children: anchors('cdo', 'cld', 'msat') },
      { page: 'cmo', children: anchors('cmo', 'commercial', 'clinical', 'flow') },
      { page: 'testing' },
      { page: 'quality', children: anchors('quality', 'qms') },
      { page: 'adc', children: anchors('adc', 'overview', 'facility', 'development', 'manufacturing', 'platform', 'analytics') },
    ],
  },
  {
    id: 'esg',
    items: [
      { page: 'esg' },
      { page: 'environment' },
      { page: 'social', children: anchors('social', 'human-rights', 'partner-code', 'safety') },
      { page: 'governance', children: anchors('governance', 'board', 'code') },
    ],
  },
  {
    id: 'pr',
    items: [
      { page: 'pr' },
      { page: 'newsroom' },
      { page: 'images', group: 'library', children: leaves('images', 'videos', 'brochures', 'logo') },
      { page: 'notice' },
    ],
  },
  { id: 'careers', items: [{ page: 'recruitment' }] },
];

/** Links at the foot of every page, in the brief's order. */
export const FOOTER_PAGES = ['privacy', 'cookies', 'sitemap', 'partnerships'] as const satisfies readonly PageId[];

/** A detail page stands under its list in menu and breadcrumbs. */
const PARENTS: Partial<Record<PageId, PageId>> = {
  newsroomPost: 'newsroom',
  noticePost: 'notice',
  imageAlbum: 'images',
  sitemapYear: 'sitemap',
  contactSent: 'contact',
};

export function menuPageOf(page: PageId): PageId {
  return PARENTS[page] ?? page;
}

/** The section a page is shown under, for the active mark of the menu. */
export function menuSectionOf(page: PageId): MenuSection | undefined {
  const shown = menuPageOf(page);
  return MENU.find((section) => section.items.some((item) => item.page === shown || item.children?.some((leaf) => leaf.page === shown)));
}

/** A step of the breadcrumb: which label, and where it leads. */
export interface Crumb {
  label: string;
  page: PageId;
}

/**
 * Home › L1 › L2 (› L3) as in brief 3.3, as keys of the menu namespace. Levels without a page of their own
 * lead to their first leaf. Empty for home and error pages. A post's title is added by its page.
 */
export function breadcrumbOf(page: PageId): Crumb[] {
  const home: Crumb = { label: 'items.home', page: 'home' };
  const shown = menuPageOf(page);
  const last: Crumb = { label: `crumbs.${shown}`, page: shown };
  const section = menuSectionOf(shown);
  if (!section) return page === 'home' || page === 'error404' || page === 'error500' || page === 'offline' ? [] : [home, last];
  const first = section.items[0] as MenuItem;
  const crumbs = [home, { label: `groups.${section.id}`, page: first.page }];
  const group = section.items.find((item) => item.group && item.children?.some((leaf) => leaf.page === shown));
  if (group?.group) crumbs.push({ label: `groups.${group.group}`, page: group.page });
  // The section's landing page is the section's own crumb (Home › Public Relations).
  if (shown !== 'pr') crumbs.push(last);
  return crumbs;
}
