import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ImageAsset } from '../../core/site/image.ts';
import { listAlbumPictures } from '../../pipeline/content/album-pictures.ts';
import { writeImages } from '../../pipeline/described-images.ts';
import { encodePicture, type PictureJob } from '../../pipeline/encode-picture.ts';
import { describeMedia } from '../../pipeline/media.ts';

/** The pictures of the site, each made when it is first asked for. */
export class Pictures {
  images: Readonly<Record<string, ImageAsset>> = {};
  readonly #site: string;
  #jobs: ReadonlyMap<string, PictureJob> = new Map();
  #albums = '';
  readonly #underWay = new Map<string, Promise<void>>();

  /** @param site Folder from which they are served. */
  constructor(site: string) {
    this.#site = site;
  }

  /** Takes over what has been edited. The images are told to the modules that import them (pipeline/vite/site-modules-plugin.ts). */
  async update(changed: readonly string[]): Promise<void> {
    const albumPictures = listAlbumPictures();
    const albums = [...albumPictures].sort().join();
    if (this.#jobs.size > 0 && albums === this.#albums && !changed.some((path) => path.startsWith('content/media/'))) return;
    const { images, jobs } = await describeMedia(albumPictures);
    this.#jobs = new Map(jobs.map((job) => [job.url, job]));
    this.#albums = albums;
    this.images = images;
    writeImages({ images, albums: albumPictures });
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
