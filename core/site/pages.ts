/**
 * The one table of pages (design 2): router, prerenderer, menu, breadcrumbs, site map, Lighthouse's
 * addresses, service worker and tests derive from it. A new page is a row here, a module in src/pages
 * and its words in locales/.
 */
export type Section = 'main' | 'aboutus' | 'services' | 'esg' | 'public' | 'careers' | 'contact';

/** What the worker does with the page beyond storing it when visited: lists are warmed, the offline page is precached. */
export type OfflinePolicy = 'visited' | 'warmed' | 'precached';

export type PostType = 'newsroom' | 'notice' | 'images' | 'videos' | 'brochures';

export interface Page {
  id: PageId;
  /** Below the locale, without slashes at its ends; `:id` stands for a post's id. */
  path: string;
  section: Section;
  /** Locale files beyond the shell's. */
  namespaces: readonly string[];
  offline: OfflinePolicy;
  /** Which posts the page lists (`list`) or shows (`detail`). */
  posts?: { type: PostType; role: 'list' | 'detail' };
  /** Key of content/media/media.json for the key visual. */
  visual?: string;
  /** Search engines are kept out: utilities, errors, and pages whose copy is not written yet. */
  noindex?: boolean;
  /** The guard answers it with a redirect; it has no document. */
  redirected?: boolean;
  /** An error page: status 404 or 500. */
  status?: 404 | 500;
  /** A link opens it above the page one is on, where there is JavaScript; its address is a page all the same (design 4). */
  overlay?: boolean;
  /** Nothing on the page needs the app: its body stays as the document has it (docs/decisions). */
  still?: boolean;
  /** The page keeps the scroll position instead of starting at the top (spec 2). */
  keepScroll?: boolean;
}

export type PageId =
  | 'home'
  | 'contact'
  | 'contactSent'
  | 'link'
  | 'styleGuide'
  | 'company'
  | 'locations'
  | 'songdo'
  | 'syracuse'
  | 'ceo'
  | 'leadership'
  | 'services'
  | 'cdo'
  | 'cmo'
  | 'testing'
  | 'quality'
  | 'adc'
  | 'esg'
  | 'environment'
  | 'social'
  | 'governance'
  | 'pr'
  | 'newsroom'
  | 'newsroomPost'
  | 'images'
  | 'imageAlbum'
  | 'videos'
  | 'brochures'
  | 'logo'
  | 'notice'
  | 'noticePost'
  | 'recruitment'
  | 'search'
  | 'privacy'
  | 'cookies'
  | 'sitemap'
  | 'sitemapYear'
  | 'partnerships'
  | 'offline'
  | 'error404'
  | 'error500';

type Options = Omit<Partial<Page>, 'id' | 'path' | 'section'>;

function row(id: PageId, path: string, section: Section, namespaces: string[], options: Options = {}): Page {
  return { id, path, section, namespaces, offline: 'visited', ...options };
}

const list = (type: PostType) => ({ posts: { type, role: 'list' } as const });
const detail = (type: PostType) => ({ posts: { type, role: 'detail' } as const });
const still = { still: true };

export const PAGES: readonly Page[] = [
  row('home', '', 'main', ['home', 'newsroom', 'band'], { offline: 'warmed', visual: 'hero-bioreactor' }),

  row('company', 'aboutus/company', 'aboutus', ['aboutus'], { ...still, visual: 'songdo-dusk' }),
  row('locations', 'aboutus/overview', 'aboutus', ['locations'], { ...still, visual: 'water-dawn' }),
  row('songdo', 'aboutus/songdo', 'aboutus', ['songdo', 'band'], { ...still, visual: 'campus-songdo' }),
  row('syracuse', 'aboutus/syracuse', 'aboutus', ['syracuse', 'band'], { ...still, visual: 'campus-syracuse' }),
  row('ceo', 'aboutus/ceo', 'aboutus', ['aboutus'], { ...still, visual: 'table-boardroom' }),
  row('leadership', 'aboutus/leadership', 'aboutus', ['leadership'], { visual: 'careers-lobby' }),

  row('services', 'services/overview', 'services', ['services', 'band'], { ...still, visual: 'hero-antibody' }),
  row('cdo', 'services/cdo', 'services', ['cdo', 'band'], { ...still, visual: 'hero-cells' }),
  row('cmo', 'services/cmo', 'services', ['cmo', 'band'], { ...still, visual: 'tank-detail' }),
  row('testing', 'services/testing', 'services', ['testing', 'band'], { ...still, visual: 'analytics' }),
  row('quality', 'services/quality', 'services', ['quality', 'band'], { ...still, visual: 'documents-quality' }),
  row('adc', 'services/adc', 'services', ['adc', 'band'], { ...still, visual: 'hero-adc' }),

  row('esg', 'esg/overview', 'esg', ['esg'], { ...still, visual: 'water-dawn' }),
  row('environment', 'esg/environment', 'esg', ['environment'], { ...still, visual: 'esg-environment' }),
  row('social', 'esg/social', 'esg', ['social'], { ...still, visual: 'seedlings' }),
  row('governance', 'esg/governance', 'esg', ['governance'], { ...still, visual: 'lines-silver' }),

  row('pr', 'public/public', 'public', ['pr', 'newsroom', 'notice'], { ...still, visual: 'abstract-lines' }),
  row('newsroom', 'public/newsroom', 'public', ['newsroom'], { ...list('newsroom'), offline: 'warmed', visual: 'lines-red' }),
  row('newsroomPost', 'public/newsroom/:id', 'public', ['newsroom'], detail('newsroom')),
  row('images', 'public/images', 'public', ['images'], { ...list('images'), visual: 'vials' }),
  row('imageAlbum', 'public/images/:id', 'public', ['images'], detail('images')),
  row('videos', 'public/videos', 'public', ['videos'], { ...list('videos'), visual: 'filling-line' }),
  row('brochures', 'public/brochures', 'public', ['brochures'], { ...list('brochures'), visual: 'brochures-stack' }),
  row('logo', 'public/logo', 'public', ['logo'], { ...still, visual: 'abstract-lines-white' }),
  row('notice', 'public/notice', 'public', ['notice'], { ...list('notice'), offline: 'warmed', visual: 'lines-gold' }),
  row('noticePost', 'public/notice/:id', 'public', ['notice'], detail('notice')),

  row('recruitment', 'careers/recruitment', 'careers', ['careers'], { ...still, visual: 'careers' }),
  row('contact', 'contactUs', 'contact', ['contact', 'countries'], { ...still, visual: 'writing-desk' }),
  row('contactSent', 'contactUs/sent', 'contact', ['contact'], { ...still, noindex: true }),

  row('search', 'search', 'main', ['search'], { ...still, overlay: true, noindex: true, offline: 'warmed' }),
  row('privacy', 'privacy', 'main', ['privacy'], { ...still, overlay: true }),
  row('cookies', 'cookies', 'main', ['cookies'], { ...still, overlay: true }),
  row('sitemap', 'sitemap', 'main', ['sitemap'], { ...still, overlay: true }),
  row('sitemapYear', 'sitemap/:id', 'main', ['sitemap'], { ...still, noindex: true }),
  row('partnerships', 'partnerships', 'main', ['partnerships'], { ...still, overlay: true }),
  row('offline', 'offline', 'main', ['errors'], { noindex: true, offline: 'precached' }),
  row('error404', 'errors/404', 'main', ['errors'], { noindex: true, status: 404 }),
  row('error500', 'errors/500', 'main', ['errors'], { noindex: true, status: 500 }),

  row('link', 'link', 'main', [], { noindex: true, redirected: true }),
  row('styleGuide', 'styleGuide', 'main', [], { noindex: true, redirected: true }),
];

const byId = new Map(PAGES.map((page) => [page.id, page]));

/** The row of a page. Throws for an id that is not in the table. */
export function pageOf(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`core/site/pages.ts has no page '${id}': add a row`);
  return page;
}

/** The list page that a post type belongs to, and its detail page. */
export function postPages(type: PostType): { list: Page; detail: Page | undefined } {
  const of = (role: 'list' | 'detail') => PAGES.find((page) => page.posts?.type === type && page.posts.role === role);
  return { list: of('list') ?? pageOf(type), detail: of('detail') };
}
