import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { encodePicture, type PictureJob } from '../../pipeline/media/encode-picture.ts';
import { type Pictures as MeasuredPictures, writeImages } from '../../pipeline/media/pictures.ts';

/** The pictures of the site, each made when it is first asked for. */
export class Pictures {
  readonly #site: string;
  #jobs: ReadonlyMap<string, PictureJob> = new Map();
  readonly #underWay = new Map<string, Promise<void>>();

  /** @param site Folder from which they are served. */
  constructor(site: string) {
    this.#site = site;
  }

  /** The images are told to the modules that import them (pipeline/vite/site-modules-plugin.ts). */
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
