import type { OfflineRules, PageRow, PostType, Section } from './page-row.ts';

export type { OfflineRules, PostType, SchemaType, Section } from './page-row.ts';

/** The texts of pages by namespace, as types: a line for each file of locales/en that a row names. */
export interface PageTexts {
  home: typeof import('../../locales/en/home.json');
  aboutus: typeof import('../../locales/en/aboutus.json');
  locations: typeof import('../../locales/en/locations.json');
  songdo: typeof import('../../locales/en/songdo.json');
  syracuse: typeof import('../../locales/en/syracuse.json');
  leadership: typeof import('../../locales/en/leadership.json');
  services: typeof import('../../locales/en/services.json');
  cdo: typeof import('../../locales/en/cdo.json');
  cmo: typeof import('../../locales/en/cmo.json');
  testing: typeof import('../../locales/en/testing.json');
  quality: typeof import('../../locales/en/quality.json');
  adc: typeof import('../../locales/en/adc.json');
  esg: typeof import('../../locales/en/esg.json');
  environment: typeof import('../../locales/en/environment.json');
  social: typeof import('../../locales/en/social.json');
  governance: typeof import('../../locales/en/governance.json');
  pr: typeof import('../../locales/en/pr.json');
  images: typeof import('../../locales/en/images.json');
  videos: typeof import('../../locales/en/videos.json');
  brochures: typeof import('../../locales/en/brochures.json');
  logo: typeof import('../../locales/en/logo.json');
  careers: typeof import('../../locales/en/careers.json');
  contact: typeof import('../../locales/en/contact.json');
  countries: typeof import('../../locales/en/countries.json');
  search: typeof import('../../locales/en/search.json');
  privacy: typeof import('../../locales/en/privacy.json');
  privacyFirst: typeof import('../../locales/en/privacyFirst.json');
  cookies: typeof import('../../locales/en/cookies.json');
  sitemap: typeof import('../../locales/en/sitemap.json');
  partnerships: typeof import('../../locales/en/partnerships.json');
  accessibility: typeof import('../../locales/en/accessibility.json');
}

type Options = Partial<Omit<PageRow, 'path' | 'section' | 'namespaces' | 'offline'>> & { offline?: Partial<OfflineRules> };

/** What the type of a row says beyond `PageRow`: its literal id, path and options, from which the unions of ids below derive. */
type Row<Id, Path, Own> = Own & PageRow & { id: Id; path: Path };

function row<const Id extends string, const Path extends string, const Own extends Options>(
  id: Id,
  path: Path,
  section: Section,
  namespaces: (keyof PageTexts)[],
  options: Own,
): Row<Id, Path, Own> {
  return { ...options, id, path, section, namespaces, offline: { store: 'visited', ...options.offline } };
}

const list = (type: PostType) => ({ posts: { type, role: 'list' }, schemaType: 'CollectionPage', hasContentAnchors: true }) as const;
const detail = (type: PostType) => ({ posts: { type, role: 'detail' } }) as const;
const service = { section: 'services' } as const;
const mediaLibrary = { section: 'pr', group: 'library' } as const;

/**
 * The one table of pages: routes, prerendered documents, menu, breadcrumbs, site map, structured data, offline rules,
 * Lighthouse's addresses and tests derive from it. A new page is a row here, a module in src/pages and a file of texts in
 * both locales (CONTRIBUTING.md, "Add a page").
 */
const ROWS = [
  row('home', '', 'main', ['home'], {
    visual: 'hero-bioreactor',
    teasers: { newsroom: 3 },
    schemaType: 'WebSite',
    titleNamesCompany: true,
  }),

  row('company', 'aboutus/company', 'aboutus', ['aboutus'], {
    visual: 'laboratory',
    schemaType: 'AboutPage',
    menu: { section: 'about', anchors: ['vision', 'values', 'philosophy', 'history', 'group'] },
  }),
  row('locations', 'aboutus/overview', 'aboutus', ['locations'], {
    menu: { section: 'about', group: 'locations', anchors: ['compare', 'address', 'boston'] },
  }),
  row('songdo', 'aboutus/songdo', 'aboutus', ['songdo'], {
    visual: 'steel-frame',
    opensWithType: true,
    menu: { section: 'about', group: 'locations' },
  }),
  row('syracuse', 'aboutus/syracuse', 'aboutus', ['syracuse'], {
    visual: 'cell-bank',
    opensWithType: true,
    menu: { section: 'about', group: 'locations' },
  }),
  row('ceo', 'aboutus/ceo', 'aboutus', ['aboutus'], { visual: 'table-boardroom', opensWithType: true, menu: { section: 'about' } }),
  row('leadership', 'aboutus/leadership', 'aboutus', ['leadership'], {
    visual: 'careers-lobby',
    opensWithType: true,
    hasContentAnchors: true,
    menu: { section: 'about', anchors: ['executive', 'syracuse'] },
  }),

  row('services', 'services/overview', 'services', ['services'], {
    visual: 'filling-line',
    shortcut: 'groups.services',
    menu: service,
  }),
  row('cdo', 'services/cdo', 'services', ['cdo'], {
    visual: 'hero-cells',
    opensWithType: true,
    schemaType: 'Service',
    menu: { ...service, anchors: ['molecules', 'cld', 'comparability', 'ind', 'msat'] },
  }),
  row('cmo', 'services/cmo', 'services', ['cmo'], {
    visual: 'tank-detail',
    schemaType: 'Service',
    menu: { ...service, anchors: ['commercial', 'clinical', 'flow', 'capacity'] },
  }),
  row('testing', 'services/testing', 'services', ['testing'], {
    visual: 'analytics',
    schemaType: 'Service',
    menu: service,
  }),
  row('quality', 'services/quality', 'services', ['quality'], {
    visual: 'documents-quality',
    opensWithType: true,
    schemaType: 'Service',
    menu: { ...service, anchors: ['qms', 'gmp', 'audits', 'agreement'] },
  }),
  row('adc', 'services/adc', 'services', ['adc'], {
    visual: 'hero-adc',
    schemaType: 'Service',
    menu: { ...service, anchors: ['overview', 'facility', 'containment', 'development', 'manufacturing', 'platform', 'analytics'] },
  }),

  row('esg', 'esg/overview', 'esg', ['esg'], { visual: 'water-dawn', menu: { section: 'esg' } }),
  row('environment', 'esg/environment', 'esg', ['environment'], { visual: 'water-dawn', opensWithType: true, menu: { section: 'esg' } }),
  row('social', 'esg/social', 'esg', ['social'], {
    visual: 'careers-lobby',
    opensWithType: true,
    menu: { section: 'esg', anchors: ['human-rights', 'partner-code', 'safety'] },
    anchors: ['safety-goals'],
  }),
  row('governance', 'esg/governance', 'esg', ['governance'], {
    visual: 'lines-silver',
    opensWithType: true,
    menu: { section: 'esg', anchors: ['board', 'code'] },
  }),

  row('pr', 'public/public', 'public', ['pr'], {
    visual: 'lines-red',
    teasers: { newsroom: 4, notice: 10 },
    menu: { section: 'pr', isLanding: true, anchors: ['shareholders', 'facts', 'media'] },
  }),
  row('newsroom', 'public/newsroom', 'public', [], {
    ...list('newsroom'),
    visual: 'lines-red',
    opensWithType: true,
    shortcut: 'items.newsroom',
    menu: { section: 'pr' },
  }),
  row('newsroomPost', 'public/newsroom/:id', 'public', [], { ...detail('newsroom'), schemaType: 'NewsArticle' }),
  row('images', 'public/images', 'public', ['images'], { ...list('images'), visual: 'vials', opensWithType: true, menu: mediaLibrary }),
  row('imageAlbum', 'public/images/:id', 'public', ['images'], { ...detail('images'), schemaType: 'ImageGallery' }),
  row('videos', 'public/videos', 'public', ['videos'], {
    ...list('videos'),
    visual: 'filling-line',
    opensWithType: true,
    menu: mediaLibrary,
  }),
  row('brochures', 'public/brochures', 'public', ['brochures'], {
    ...list('brochures'),
    visual: 'brochures-stack',
    opensWithType: true,
    menu: mediaLibrary,
  }),
  row('logo', 'public/logo', 'public', ['logo'], { visual: 'abstract-lines-white', opensWithType: true, menu: mediaLibrary }),
  row('notice', 'public/notice', 'public', [], {
    ...list('notice'),
    visual: 'lines-gold',
    opensWithType: true,
    menu: { section: 'pr' },
  }),
  row('noticePost', 'public/notice/:id', 'public', [], detail('notice')),

  row('recruitment', 'careers/recruitment', 'careers', ['careers'], {
    visual: 'operator-corridor',
    opensWithType: true,
    menu: { section: 'careers' },
  }),
  row('contact', 'contactUs', 'contact', ['contact', 'countries'], {
    visual: 'writing-desk',
    opensWithType: true,
    schemaType: 'ContactPage',
    shortcut: 'items.contact',
  }),
  row('contactSent', 'contactUs/sent', 'contact', ['contact'], { noindex: true, offline: { isUnlisted: true } }),

  row('search', 'search', 'main', ['search'], {
    overlay: true,
    noindex: true,
  }),
  row('privacy', 'privacy', 'main', ['privacy'], { overlay: true }),
  row('privacyFirst', 'privacy/first', 'main', ['privacyFirst'], { noindex: true }),
  row('cookies', 'cookies', 'main', ['cookies'], { overlay: true }),
  row('sitemap', 'sitemap', 'main', ['sitemap'], { overlay: true, searchIntroOnly: true }),
  row('sitemapYear', 'sitemap/:id', 'main', ['sitemap'], { noindex: true }),
  row('partnerships', 'partnerships', 'main', ['partnerships'], { overlay: true }),
  row('accessibility', 'accessibility', 'main', ['accessibility'], {}),
  row('offline', 'offline', 'main', [], {
    noindex: true,
    withoutApp: true,
    offline: { store: 'precached', isUnlisted: true },
  }),
  row('error404', 'errors/404', 'main', [], { noindex: true, status: 404 }),
  row('error500', 'errors/500', 'main', [], { noindex: true, status: 500 }),

  row('link', 'link', 'main', [], { noindex: true, redirected: true }),
  row('styleGuide', 'styleGuide', 'main', [], { noindex: true, redirected: true }),
];

/** Pages that this site does without, by their ids (docs/adopt.md): they have no documents, and nothing leads to them. Their files may stay. */
export const LEFT_OUT: readonly TextPageId[] = [];

type AnyRow = (typeof ROWS)[number];

export type PageId = AnyRow['id'];

export type MenuPageId = Extract<AnyRow, { menu: object }>['id'];

/** Pages of the menu that show no posts. */
type TextPageId = Exclude<Extract<AnyRow, { menu: object }>, { posts: object }>['id'];

/** Pages with a title among the messages: a post's page is named by its post, and a redirected address has no document. */
export type TitledPageId = Exclude<AnyRow, { posts: { role: 'detail' } } | { redirected: true }>['id'];

type ChildRow = Extract<AnyRow, { path: `${Exclude<AnyRow['path'], ''>}/${string}` }>;

/** Pages that end a breadcrumb with a label of their own: neither home nor below another page, and not standing in for others. */
export type CrumbPageId = Exclude<AnyRow, ChildRow | { path: '' } | { status: number } | { withoutApp: true } | { redirected: true }>['id'];

/** Keys of the places that the menu lists below their pages. */
export type AnchorKey = AnyRow extends infer One
  ? One extends { id: string; menu: { anchors: readonly string[] } }
    ? `${One['id']}.${One['menu']['anchors'][number]}`
    : never
  : never;

export interface Page extends PageRow {
  id: PageId;
}

export const PAGES: readonly Page[] = ROWS.filter(({ id }) => !(LEFT_OUT as readonly string[]).includes(id));

const byId = new Map(PAGES.map((page) => [page.id, page]));

/** The row of a page. Throws for an id that is not in the table. */
export function getPage(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`core/site/pages.ts has no page '${id}': add a row`);
  return page;
}

export function hasPage(id: PageId): boolean {
  return byId.has(id);
}

export function isTitledPage(page: Page): page is Page & { id: TitledPageId } {
  return !page.redirected && page.posts?.role !== 'detail';
}

export function getPostPages(type: PostType): { list: Page; detail: Page | undefined } {
  const of = (role: 'list' | 'detail') => PAGES.find((page) => page.posts?.type === type && page.posts.role === role);
  return { list: of('list') ?? getPage(type), detail: of('detail') };
}
