import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostSet } from './content/post-sets.ts';
import { digestOf } from './incremental/digest.ts';

/** In the folder of posts: the digests of its files. It is there only while they are what it says. */
const RECORD = 'digests.json';

/**
 * Writes the documents of posts below a folder, and nothing else stays there. What is there already is not written again. Gives the
 * digests of the files by their names.
 */
export function writePostFiles(sets: readonly PostSet[], folder: string): ReadonlyMap<string, string> {
  const earlier = takeRecord(folder);
  const data = new Map<string, string>();
  const write = (path: string, value: unknown) => {
    const text = JSON.stringify(value);
    const digest = digestOf(text);
    data.set(path, digest);
    if (earlier[path] === digest) return;
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  };
  for (const { type, locale, posts, index } of sets) {
    write(`${type}.${locale}.json`, index);
    for (const post of posts) write(`${type}/${post.id}.${locale}.json`, post);
  }
  for (const path of Object.keys(earlier)) if (!data.has(path)) rmSync(`${folder}/${path}`, { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${RECORD}`, JSON.stringify(Object.fromEntries(data)));
  return data;
}

/** Without a record, after a build that was broken off for instance, the folder is emptied. */
function takeRecord(folder: string): Record<string, string> {
  try {
    const record = JSON.parse(readFileSync(`${folder}/${RECORD}`, 'utf8')) as Record<string, string>;
    rmSync(`${folder}/${RECORD}`);
    return record;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return {};
  }
}
