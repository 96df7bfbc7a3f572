import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Film } from '../core/posts/post.ts';
import type { ImageAsset } from '../core/site/image.ts';
import { addBrochureFiles, type MeasuredFile } from './content/brochure-files.ts';
import { type PostOptions, type PostSet, readPosts } from './content/posts.ts';
import { readInputs } from './inputs.ts';

/** Reads and checks the posts and writes their documents below a folder. Throws with every error at once, before anything is written. */
export function prepareContent(
  images: Readonly<Record<string, ImageAsset>>,
  films: Readonly<Record<string, Film>>,
  brochures: readonly MeasuredFile[],
  folder: string,
  options: PostOptions = {},
): PostSet[] {
  const { assets } = readInputs();
  const sets = addBrochureFiles(readPosts({ assets, imageOf: (key) => images[key], filmOf: (id) => films[id] }, options), brochures);
  writePostFiles(sets, folder);
  return sets;
}

/** Writes `{type}.{locale}.json`, the index, and `{type}/{id}.{locale}.json`, a post, below a folder. */
export function writePostFiles(sets: readonly PostSet[], folder: string): void {
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, JSON.stringify(value));
  };
  for (const { type, locale, posts, index } of sets) {
    write(`${type}.${locale}.json`, index);
    for (const post of posts) write(`${type}/${post.id}.${locale}.json`, post);
  }
}
