import { checkContent } from '../../pipeline/content/check-content.ts';
import { knownMedia } from '../../pipeline/content/check-media.ts';
import { type CompiledBodies, collectPosts } from '../../pipeline/content/posts.ts';
import { readHeads } from '../../pipeline/content/release.ts';
import { mirrorFolder, restoreText } from './mirror-folder.ts';

export interface SourceFolders {
  content: string;
  locales: string;
}

export interface Update {
  /** What is wrong in the sources, as `npm run check:content` says it. */
  faults: readonly string[];
  /** What is other than before where the good sources are: `content/…`, `locales/…`. */
  changed: readonly string[];
  /** Bodies that the check has compiled. */
  compiled: CompiledBodies;
}

export interface GoodSourcesOptions {
  from: SourceFolders;
  to: SourceFolders;
  /** An earlier version of a file that has none here yet, such as the committed one. */
  earlier?: (path: string) => Buffer | undefined;
}

/** More than the layers that faults can have: unreadable files, then names and words, then posts, then links to these posts. */
const MAX_ROUNDS = 5;

/**
 * Keeps content and words as they last were without faults. Each update takes over what has been edited, but for posts and files with a
 * fault, which stay as they were. A new post with a fault is left out.
 */
export function openGoodSources({ from, to, earlier = () => undefined }: GoodSourcesOptions): { update(): Promise<Update> } {
  let compiled: CompiledBodies = new Map();
  let heads = '';
  const { content, locales } = to;
  const check = () => checkContent({ content, locales, compiled });

  async function update(): Promise<Update> {
    const mirrored = (['content', 'locales'] as const).map((name) => [name, mirrorFolder(from[name], to[name])] as const);
    const edited = new Map(mirrored.flatMap(([name, { texts }]) => Array.from(texts, ([path, before]) => [`${name}/${path}`, before])));
    const others = mirrored.flatMap(([name, found]) => found.others.map((path) => `${name}/${path}`));
    forgetBodies([...edited.keys()]);
    const faults = new Set<string>();
    for (let round = 0, hasRestored = true; hasRestored && round < MAX_ROUNDS; round += 1) {
      let found = await check();
      // While a word is wrong that cannot be given back, such as a new one that Korean lacks, the check does not come to the posts.
      if (found.length > 0 && !found.some((fault) => hasUnit(edited, unitOf(fault)))) found = [...found, ...checkPosts(content, compiled)];
      for (const fault of found) faults.add(fault);
      const units = new Set(found.map(unitOf));
      const restored = [...edited].filter(([path]) => units.has(unitOf(path)));
      for (const [path, before] of restored) {
        restore(path, before);
        edited.delete(path);
      }
      hasRestored = restored.length > 0;
    }
    return { faults: [...faults], changed: [...edited.keys(), ...others], compiled };
  }

  /** Bodies depend on names, facts, words and on which posts there are, besides their own source. */
  function forgetBodies(edited: readonly string[]): void {
    const now = JSON.stringify(readHeads(content));
    if (now !== heads || edited.some((path) => !path.startsWith('content/posts/'))) compiled = new Map();
    heads = now;
  }

  function restore(path: string, before: Buffer | undefined): void {
    const [root, ...rest] = path.split('/') as [keyof SourceFolders, ...string[]];
    const isPost = path.startsWith('content/posts/');
    const bytes = before ?? (isPost ? undefined : earlier(path));
    // Without an earlier version a file stays: what is not there is no better.
    if (bytes || isPost) restoreText(to[root], rest.join('/'), bytes);
  }

  return { update };
}

function checkPosts(content: string, compiled: CompiledBodies): string[] {
  try {
    return collectPosts(knownMedia(content), { content, compiled }).errors;
  } catch {
    // Names or facts cannot be read, which has been said.
    return [];
  }
}

const hasUnit = (edited: ReadonlyMap<string, unknown>, unit: string) => [...edited.keys()].some((path) => unitOf(path) === unit);

/** What has a fault, or is given back, as a whole: a post with both languages, or a file. */
function unitOf(text: string): string {
  const [path = ''] = /^[^:,\s]+/.exec(text) ?? [];
  return /^content\/posts\/[^/]+\/[^/]+/.exec(path)?.[0] ?? path;
}
