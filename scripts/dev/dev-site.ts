import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { copyBrochures } from '../../pipeline/brochures/copy-brochures.ts';
import { readBrochures } from '../../pipeline/brochures/read-brochures.ts';
import type { CompiledBodies } from '../../pipeline/content/posts.ts';
import { type Films, readFilms } from '../../pipeline/films.ts';
import { writePostFiles } from '../../pipeline/prepare-content.ts';
import { type AllPosts, readAllPosts, shownPosts } from './all-posts.ts';
import { Pictures } from './pictures.ts';
import { writeServerFiles } from './write-server-files.ts';

/** What the server sends besides the app, made from the good sources without a build. */
export class DevSite {
  readonly pictures: Pictures;
  posts: AllPosts | undefined;
  readonly #dist: string;
  #films: Films | undefined;

  /** @param dist Takes the place of a build. It is emptied. */
  constructor(dist: string) {
    this.#dist = dist;
    this.pictures = new Pictures(`${dist}/site`);
    rmSync(dist, { recursive: true, force: true });
  }

  /** @param changed Paths of edited sources, `content/…`. */
  async update(changed: readonly string[], compiled: CompiledBodies): Promise<void> {
    await this.pictures.update(changed);
    // Captions say names and facts.
    if (!this.#films || changed.some((path) => /^content\/(?:films\/|brand\.json|facts\.json)/.test(path))) this.#films = readFilms();
    const brochures = await readBrochures();
    const posts = readAllPosts({ images: this.pictures.images, films: this.#films.films, brochures, compiled });
    const shown = shownPosts(posts);
    const site = `${this.#dist}/site`;
    this.#replaceData((folder) => writePostFiles(shown, folder));
    for (const { url, bytes } of this.#films.files) writeMissing(site + url, bytes);
    if (!this.posts || changed.some((path) => /^content\/(?:posts\/)?brochures\//.test(path))) {
      // One whose post has become a draft is not served.
      for (const { url } of brochures) rmSync(site + url, { force: true });
      copyBrochures(brochures, shown, site);
    }
    writeServerFiles(this.#dist);
    this.posts = posts;
  }

  /** The search goes on with its documents until they are made anew. */
  #replaceData(write: (folder: string) => void): void {
    const [folder, next] = [`${this.#dist}/site/data`, `${this.#dist}/data-next`];
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
