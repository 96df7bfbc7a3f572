import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostSet } from './content/post-sets.ts';

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
