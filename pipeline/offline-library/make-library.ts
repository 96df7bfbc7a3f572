import { isDocument, isImmutable, type Library, type LibraryFile, type LibraryItem, type Screen } from '../../core/build/library.ts';
import { searchUrl } from '../../core/search/search-documents.ts';
import { resolveRoute } from '../../core/site/guard.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getMenuSection, MENU } from '../../core/site/menu.ts';
import { getPage, getPostPages, type Page, type PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { PageFacts } from '../prerender/page-facts.ts';
import { digest, type SiteFiles } from './site-sizes.ts';

export interface LibraryTitles {
  site: string;
  /** By section of the menu. */
  sections: Record<string, string>;
  /** By page. */
  pages: Record<string, string>;
}

/** Files of one item, in the order in which they are named. */
type Wanted = Map<string, Screen | undefined>;

/**
 * What can be saved in one locale: each post, brochure, film and album, each list with all of its posts, each section of
 * the menu, and the whole site. Sizes are those on the wire.
 * @param facts Of every document, by its address.
 */
export function makeLibrary(
  locale: Locale,
  facts: ReadonlyMap<string, PageFacts>,
  sets: readonly PostSet[],
  site: SiteFiles,
  titles: LibraryTitles,
): Library {
  const writer = new LibraryWriter(site, facts);
  const documents = [...facts.keys()].sort().flatMap((path) => {
    const verdict = resolveRoute(path);
    if (verdict.kind !== 'page' || verdict.locale !== locale) return [];
    const page = getPage(verdict.page);
    return page.status || page.offline.isUnlisted ? [] : [{ path, page, id: verdict.params.id }];
  });
  const own = sets.filter((set) => set.locale === locale);

  const ofPage = ({ path, page, id }: { path: string; page: Page; id?: string | undefined }): Wanted => {
    const wanted = writer.document(path);
    if (page.offline.needsSearchIndex) writer.add(wanted, searchUrl(locale));
    if (page.posts)
      writer.add(
        wanted,
        page.posts.role === 'list' ? `/data/${page.posts.type}.${locale}.json` : `/data/${page.posts.type}/${id}.${locale}.json`,
      );
    return wanted;
  };
  /** Downloads in the locale's language, in none, or in the only one there is; films in the smaller size. */
  const withFiles = (wanted: Wanted, { path, page }: { path: string; page: Page }) => {
    const all = writer.downloads(path);
    const isForeign = (url: string) =>
      LOCALES.some((other) => other !== locale && url.endsWith(`-${other}.pdf`) && all.includes(url.replace(/\w+\.pdf$/, `${locale}.pdf`)));
    for (const url of all) if (!isForeign(url)) writer.add(wanted, url);
    if (page.posts?.type === 'videos')
      for (const { posts } of own.filter(({ type }) => type === 'videos')) for (const post of posts) addFilm(writer, wanted, post.film);
    return wanted;
  };
  const whole = (chosen: typeof documents) => union(chosen.map((one) => withFiles(ofPage(one), one)));

  for (const { type, posts } of own) {
    const { list, detail } = getPostPages(type);
    for (const post of posts) {
      const path = detail ? hrefFor(locale, detail.id, { id: post.id }) : hrefFor(locale, list.id);
      const wanted = ofPage({ path, page: detail ?? list, id: post.id });
      // The page's own language comes first, where there is one in it.
      const pdf = post.files?.[0]?.url;
      if (pdf) writer.add(wanted, pdf);
      addFilm(writer, wanted, post.film);
      const item = {
        id: `${locale}/${type}/${post.id}`,
        kind: type,
        title: post.title,
        url: detail ? path : `${path}#${post.id}`,
        ...(pdf && { pdf }),
      };
      // A video elsewhere cannot be saved.
      if (!post.external) writer.item(item, wanted);
    }
    const all = documents.filter(({ page }) => page.posts?.type === type);
    writer.item(
      { id: `${locale}/list/${type}`, kind: 'list', title: titles.pages[list.id] ?? list.id, url: hrefFor(locale, list.id) },
      whole(all),
    );
  }
  for (const { id, items } of MENU) {
    const first = items[0]?.page as PageId;
    const all = documents.filter(({ page }) => getMenuSection(page.id)?.id === id);
    writer.item(
      { id: `${locale}/section/${id}`, kind: 'section', title: titles.sections[id] ?? id, url: hrefFor(locale, first) },
      whole(all),
    );
  }
  writer.item({ id: `${locale}/site`, kind: 'site', title: titles.site, url: hrefFor(locale, 'home') }, whole(documents));
  return writer.library;
}

function addFilm(writer: LibraryWriter, wanted: Wanted, film: PostSet['posts'][number]['film']): void {
  const smallest = film?.files.at(-1);
  if (!film || !smallest) return;
  for (const url of [smallest.url, ...Object.values(film.captions)]) writer.add(wanted, url);
}

function union(parts: readonly Wanted[]): Wanted {
  const all: Wanted = new Map();
  for (const part of parts) for (const [url, only] of part) all.set(url, all.has(url) && all.get(url) !== only ? undefined : only);
  return all;
}

class LibraryWriter {
  readonly #site: SiteFiles;
  readonly #facts: ReadonlyMap<string, PageFacts>;
  readonly #places = new Map<string, number>();
  readonly #documents = new Map<string, { wanted: Wanted; downloads: string[]; revision: string }>();
  readonly #revisions = new Map<string, string>();
  readonly #files: LibraryFile[] = [];
  readonly #items: LibraryItem[] = [];

  constructor(site: SiteFiles, facts: ReadonlyMap<string, PageFacts>) {
    this.#site = site;
    this.#facts = facts;
  }

  get library(): Library {
    return { files: this.#files, items: this.#items };
  }

  document(path: string): Wanted {
    return new Map(this.#read(path).wanted);
  }

  downloads(path: string): string[] {
    return this.#read(path).downloads;
  }

  add(wanted: Wanted, url: string, only?: Screen): void {
    if (!this.#site.exists(url)) throw new Error(`the offline library names ${url}, which the build did not make`);
    if (!wanted.has(url)) wanted.set(url, only);
  }

  item(item: Omit<LibraryItem, 'files' | 'version'>, wanted: Wanted): void {
    const version = digest([...wanted.keys()].map((url) => this.#revision(url)).join());
    this.#items.push({ ...item, version, files: [...wanted].map(([url, only]) => this.#place(url, only)) });
  }

  #read(path: string) {
    const known = this.#documents.get(path);
    if (known) return known;
    const facts = this.#facts.get(path);
    if (!facts) throw new Error(`the offline library names ${path}, which has no document`);
    const { all, phone, wide, downloads } = facts.files;
    const wanted: Wanted = new Map();
    for (const url of all) {
      this.add(wanted, url);
      // The faces that a sheet names.
      if (url.startsWith('/assets/fonts-'))
        for (const [face] of this.#site.read(url).matchAll(/\/assets\/[\w.-]+\.woff2/g)) this.add(wanted, face);
    }
    for (const url of phone) this.add(wanted, url, 'phone');
    for (const url of wide) this.add(wanted, url, 'wide');
    this.add(wanted, path);
    const document = { wanted, downloads, revision: facts.text };
    this.#documents.set(path, document);
    return document;
  }

  /** What tells one state of a file from another; scripts and style sheets are no content. */
  #revision(url: string): string {
    const known = this.#revisions.get(url);
    if (known !== undefined) return known;
    const revision = isDocument(url)
      ? this.#read(url).revision
      : url.startsWith('/assets/')
        ? ''
        : isImmutable(url)
          ? url
          : this.#site.digest(url);
    this.#revisions.set(url, revision);
    return revision;
  }

  /** A file that one item wants for one screen and another for all has two places. */
  #place(url: string, only: Screen | undefined): number {
    const key = `${url} ${only ?? ''}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#files.push(only ? [url, this.#site.size(url), only] : [url, this.#site.size(url)]) - 1;
    this.#places.set(key, place);
    return place;
  }
}
