export type Section = 'main' | 'aboutus' | 'services' | 'esg' | 'public' | 'careers' | 'contact';

export type PostType = 'newsroom' | 'notice' | 'images' | 'videos' | 'brochures';

export type MenuSectionId = 'about' | 'services' | 'esg' | 'pr' | 'careers';

/** Pages of one group stand together below a label of their own. */
export type MenuGroupId = 'locations' | 'library';

/** Where the page stands in the menu and in the breadcrumb. Within a section the order is that of the table. */
export interface MenuPlace {
  section: MenuSectionId;
  group?: MenuGroupId;
  /** The page is the section itself: its breadcrumb ends with the section's label. */
  isLanding?: boolean;
  /** Places on the page that the menu lists below it: ids in its markup. */
  anchors?: readonly string[];
}

export type SchemaType = 'WebSite' | 'AboutPage' | 'ContactPage' | 'Service' | 'NewsArticle' | 'ImageGallery' | 'CollectionPage';

export interface OfflineRules {
  /** When the worker stores the document by itself: on a visit, or when it is installed. The offline kit has every document. */
  store: 'visited' | 'precached';
  /** It only answers to an action or stands in for other pages: it is neither saved for offline reading nor listed there. */
  isUnlisted?: boolean;
}

/** Everything a row of the page table says, but for its id. */
export interface PageRow {
  /** Below the locale, without slashes at its ends; `:id` stands for a post's id. A page below another's path has that page as its parent. */
  path: string;
  section: Section;
  /** Locale files beyond the shell's. */
  namespaces: readonly string[];
  offline: OfflineRules;
  menu?: MenuPlace;
  /** Places on the page that content may link to, beyond those of the menu: ids in its markup. */
  anchors?: readonly string[];
  /** Other places on the page come from content, such as its posts: links to them are checked in the built documents only. */
  hasContentAnchors?: boolean;
  /** Which posts the page lists (`list`) or shows (`detail`). */
  posts?: { type: PostType; role: 'list' | 'detail' };
  /** The page leads to others and shows the newest posts of these types, so many of each. */
  teasers?: Readonly<Partial<Record<PostType, number>>>;
  /** Key of content/media/media.json for the key visual. */
  visual?: string;
  /** The page opens with type or a drawing instead of its key visual, which is then only the picture to share. */
  opensWithType?: true;
  schemaType?: SchemaType;
  /** The page's own title has the company's name already. */
  titleNamesCompany?: boolean;
  /** A shortcut of the installed app, by its label in the menu's messages. */
  shortcut?: string;
  /** The site's search reads the beginning of the page only: the rest repeats other pages. */
  searchIntroOnly?: boolean;
  /** Search engines are kept out: utilities and errors. */
  noindex?: boolean;
  /** The guard answers it with a redirect; it has no document. */
  redirected?: boolean;
  status?: 404 | 500;
  /** A link opens it above the page one is on, where there is JavaScript; its address is a page all the same. */
  overlay?: boolean;
  /** The document does not start the app: it is served at any address and must not start as another page. */
  withoutApp?: boolean;
  /** The page keeps the scroll position instead of starting at the top (spec 2). */
  keepScroll?: boolean;
}

/** File name of the module that shows a page: `imageAlbum` has `image-album-page.tsx`, in any folder below src/pages. */
export function pageModuleName(id: string): string {
  return `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
}
