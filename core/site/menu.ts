import type { MenuGroupId, MenuPlace, MenuSectionId } from './page-row.ts';
import { type AnchorKey, type CrumbPageId, getPage, type MenuPageId, PAGES, type Page, type PageId } from './pages.ts';

type MenuLabel = `items.${MenuPageId}` | `anchors.${AnchorKey}` | `groups.${MenuGroupId}`;
type CrumbLabel = 'items.home' | `groups.${MenuSectionId | MenuGroupId}` | `crumbs.${CrumbPageId}`;

/** A line of the third level: a page, or an anchor on its parent's page. */
export interface MenuLeaf {
  page: MenuPageId;
  hash?: string;
  label: MenuLabel;
}

/** A line of the second level. A group (Locations, Library) has a label of its own and leads to its first page. */
export interface MenuItem {
  page: MenuPageId;
  label: MenuLabel;
  group?: MenuGroupId;
  children?: readonly MenuLeaf[];
}

export interface MenuSection {
  id: MenuSectionId;
  items: readonly MenuItem[];
}

const SECTIONS: readonly MenuSectionId[] = ['about', 'services', 'esg', 'pr', 'careers'];

/** The three-level menu, from the places of the pages. Breadcrumbs and the site map derive from it too. */
export const MENU: readonly MenuSection[] = SECTIONS.map((id) => ({
  id,
  items: toItems(PAGES.filter(isMenuPage).filter(({ menu }) => menu.section === id)),
})).filter(({ items }) => items.length > 0);

type MenuPage = Page & { id: MenuPageId; menu: MenuPlace };

function isMenuPage(page: Page): page is MenuPage {
  return page.menu !== undefined;
}

function toItems(pages: readonly MenuPage[]): MenuItem[] {
  const items = new Map<string, MenuItem>();
  for (const { id, menu } of pages) {
    const { group } = menu;
    const members = pages.filter((other) => (group ? other.menu.group === group : other.id === id));
    const leaves: MenuLeaf[] = group ? members.map((page) => ({ page: page.id, label: `items.${page.id}` })) : [];
    const children = [...leaves, ...members.flatMap(toAnchors)];
    const key = group ?? id;
    const label = group ? (`groups.${group}` as const) : (`items.${id}` as const);
    if (!items.has(key)) items.set(key, { page: id, label, ...(group && { group }), ...(children.length > 0 && { children }) });
  }
  return [...items.values()];
}

function toAnchors({ id, menu }: MenuPage): MenuLeaf[] {
  return (menu.anchors ?? []).map((hash) => {
    // A cast, since TypeScript loses which anchors belong to which page as soon as it loops over all rows.
    const key = `${id}.${hash}` as AnchorKey;
    return { page: id, hash, label: `anchors.${key}` };
  });
}

/** Links at the foot of every page, in their order. */
export const FOOTER_PAGES = ['privacy', 'cookies', 'sitemap', 'partnerships', 'accessibility'] as const satisfies readonly PageId[];

/** The page that stands for another in menu and breadcrumb: a page below another's path is shown as that one. */
export function getMenuPage(page: PageId): PageId {
  const { path } = getPage(page);
  const end = path.lastIndexOf('/');
  return (end > 0 && PAGES.find((other) => other.path === path.slice(0, end))?.id) || page;
}

/** The section a page is shown under, for the active mark of the menu. */
export function getMenuSection(page: PageId): MenuSection | undefined {
  const section = getPage(getMenuPage(page)).menu?.section;
  return MENU.find(({ id }) => id === section);
}

export interface Crumb {
  label: CrumbLabel;
  page: PageId;
}

/** Home › section › group › page, as keys of the menu's messages. Empty for home, and for pages that stand in for others. */
export function getBreadcrumb(id: PageId): Crumb[] {
  const page = getPage(getMenuPage(id));
  if (!hasBreadcrumb(page)) return [];
  const crumbs: Crumb[] = [{ label: 'items.home', page: 'home' }];
  const section = getMenuSection(page.id);
  const landing = section?.items[0];
  if (section && landing) crumbs.push({ label: `groups.${section.id}`, page: landing.page });
  const group = page.menu?.group;
  const first = group && section?.items.find((item) => item.group === group);
  if (first) crumbs.push({ label: `groups.${group}`, page: first.page });
  if (!page.menu?.isLanding) crumbs.push({ label: `crumbs.${page.id}`, page: page.id });
  return crumbs;
}

/** Its own label ends the breadcrumb. */
export function hasBreadcrumb(page: Page): page is Page & { id: CrumbPageId } {
  return page.path !== '' && !page.status && !page.withoutApp && !page.redirected && getMenuPage(page.id) === page.id;
}
