import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PagePart } from '../../core/search/search-documents.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../core/site/locales.ts';
import { copyBrochures } from '../../pipeline/brochures/read-brochures.ts';
import { listSets, type PostSet, writePostFiles } from '../../pipeline/content/post-sets.ts';
import type { Content } from '../../pipeline/content/read-content.ts';
import { NEVER } from '../../pipeline/content/release.ts';
import { editorsLanguage } from '../../pipeline/content/say-errors.ts';
import { readInputs } from '../../pipeline/inputs.ts';
import { encodePicture, type PictureJob } from '../../pipeline/media/encode-picture.ts';
import { isHangul, koreanHeadings, makeFonts } from '../../pipeline/media/fonts.ts';
import { type Pictures as MeasuredPictures, writeImages } from '../../pipeline/media/pictures.ts';
import { readSiteMetadata } from '../../pipeline/metadata/site-metadata.ts';
import { SITE } from '../../pipeline/paths.ts';
import { type PartsOf, readParts, writeSearch } from '../../pipeline/search/write-search.ts';
import { type Api, openApi, writeServerFiles } from './api.ts';

/** How long after a change the search follows, in milliseconds: the page is shown first. */
const SEARCH_DELAY = 2000;

/** What the server sends besides the app, made from the content without a build. Drafts and scheduled posts are shown as if published. */
export class DevSite {
  readonly pictures: Pictures;
  content: Content | undefined;
  /** In which errors of the content are said. */
  language = editorsLanguage();
  readonly folder: string;
  readonly #dist: string;
  #api: Promise<Api> | undefined;
  #fonts: ReturnType<typeof makeDevFonts> | undefined;
  #searchTimer: NodeJS.Timeout | undefined;

  /** @param dist Takes the place of a build. It is emptied. */
  constructor(dist: string) {
    this.#dist = dist;
    this.folder = `${dist}/site`;
    this.pictures = new Pictures(this.folder);
    rmSync(dist, { recursive: true, force: true });
  }

  async update(content: Content): Promise<void> {
    const { posts, pictures, films, brochures, redirects } = content;
    const site = this.folder;
    const shown = listSets(posts, NEVER);
    this.pictures.update(pictures);
    this.#replaceData((folder) => writePostFiles(shown, folder));
    for (const { url, bytes } of films.files) writeMissing(site + url, bytes);
    // One whose post is gone is not served.
    rmSync(`${site}/downloads`, { recursive: true, force: true });
    copyBrochures(brochures, shown, site);
    writeServerFiles(this.#dist, redirects);
    this.content = content;
    await (await this.#api)?.reopen();
    clearTimeout(this.#searchTimer);
    this.#searchTimer = setTimeout(() => {
      try {
        makeSearch(shown, site);
      } catch (error) {
        console.error((error as Error).message);
      }
    }, SEARCH_DELAY);
  }

  /** The site's own server. It is loaded when it is first asked for, when there are names, facts and words to import. */
  getApi(): Promise<Api> {
    this.#api ??= openApi(this.#dist);
    return this.#api;
  }

  /** Fonts, by their addresses. Cut once for the headings that there are. */
  getFonts(): ReturnType<typeof makeDevFonts> {
    this.#fonts ??= makeDevFonts(listSets(this.content?.posts ?? [], NEVER));
    return this.#fonts;
  }

  /** The search goes on with its documents until they are made anew. */
  #replaceData(write: (folder: string) => void): void {
    const [folder, next] = [`${this.folder}/data`, `${this.#dist}/data-next`];
    write(next);
    const kept = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('search')) : [];
    for (const name of kept) cpSync(`${folder}/${name}`, `${next}/${name}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(next, folder);
  }
}

/** Its name holds a hash of its bytes. */
function writeMissing(path: string, bytes: Buffer): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

async function makeDevFonts(sets: readonly PostSet[]): Promise<{ sheet: string; files: ReadonlyMap<string, Buffer> }> {
  const { files, sheets } = await makeFonts(koreanHeadings(sets));
  // The Korean sheet has both faces: pages of both languages are one document here.
  return { sheet: sheets[LOCALES.find(isHangul) ?? DEFAULT_LOCALE], files: new Map(files.map(({ url, bytes }) => [url, bytes])) };
}

/** The copy of the pages, from a build where there is one; without it the search knows their titles and descriptions. */
const pages = new Map<string, readonly PagePart[]>();
const partsOf: PartsOf = (path, page, locale) => {
  const parts = pages.get(path) ?? (existsSync(`${SITE}${path}.html`) ? readParts(path, page, locale) : []);
  pages.set(path, parts);
  return parts;
};

function makeSearch(sets: readonly PostSet[], site: string): void {
  writeSearch(readSiteMetadata(readInputs(), sets, new Map()), partsOf, site);
}

/** The pictures of the site, each made when it is first asked for. */
export class Pictures {
  readonly #site: string;
  #jobs: ReadonlyMap<string, PictureJob> = new Map();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(site: string) {
    this.#site = site;
  }

  /** The images are told to the modules that import them (pipeline/vite/plugins.ts). */
  update(pictures: MeasuredPictures): void {
    this.#jobs = new Map(pictures.jobs.map((job) => [job.url, job]));
    writeImages(pictures);
  }

  /** Puts a picture where it is served, unless it is there. Two requests for one picture encode it once. */
  async provide(url: string): Promise<void> {
    const job = this.#jobs.get(url);
    if (!job || existsSync(this.#site + url)) return;
    const making = this.#underWay.get(url) ?? this.#make(job);
    this.#underWay.set(url, making);
    await making.finally(() => this.#underWay.delete(url));
  }

  async #make(job: PictureJob): Promise<void> {
    if (!existsSync(job.path)) await encodePicture(job);
    mkdirSync(dirname(this.#site + job.url), { recursive: true });
    copyFileSync(job.path, this.#site + job.url);
  }
}
