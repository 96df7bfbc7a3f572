import { existsSync, readdirSync } from 'node:fs';
import { LOCALES } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';
import { isDay } from './days.ts';
import { readSource } from './read-source.ts';

/** From when on a post is shown, in milliseconds: `ALWAYS` without a time, `NEVER` while it is a draft. */
export type Release = number;
export const ALWAYS: Release = -Infinity;
export const NEVER: Release = Infinity;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The moment at which a build looks at `publishAt`: `PUBLISH_NOW`, or the clock. Nothing else of a build depends on it,
 * so that equal sources with equal released posts are equal bytes. Throws with a hint when PUBLISH_NOW is no time.
 */
export function publishNow(env: NodeJS.ProcessEnv = process.env): number {
  if (!env.PUBLISH_NOW) return Date.now();
  const now = parseTime(env.PUBLISH_NOW) ?? Date.parse(env.PUBLISH_NOW);
  if (Number.isNaN(now)) throw new Error(`PUBLISH_NOW is '${env.PUBLISH_NOW}': give a time such as 2026-12-01T09:00+09:00`);
  return now;
}

/** A time with its offset, or a day, which begins in Seoul. Undefined for anything else. */
export function parseTime(text: string): number | undefined {
  if (!isDay(text.slice(0, 10))) return undefined;
  if (text.length === 10) return Date.parse(`${text}T00:00+09:00`);
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** What `draft` and `publishAt` come to. A time that cannot be read keeps the post back; the check names it. */
export function releaseOf(draft: unknown, publishAt: unknown): Release {
  if (draft !== undefined && draft !== 'false') return NEVER;
  if (publishAt === undefined) return ALWAYS;
  return parseTime(String(publishAt)) ?? NEVER;
}

/** Folder names below a folder, sorted; what systems leave behind (`.DS_Store`) is passed over. */
export function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** One post's place, release and day, from the heads of its files alone: quick, and never in the way of the check. */
export interface PostHead {
  /** `newsroom/20240516-songdo-groundbreaking` */
  key: string;
  date: string | undefined;
  release: Release;
}

/** YAML has more ways to write a field than a quick look knows: what it would miss is refused, never shown. */
export const UNSEEN_ERROR =
  'draft and publishAt must stand plainly at the start of their lines; write `draft: true`, `publishAt: 2026-12-01`';

export function readHeads(content: string = CONTENT): PostHead[] {
  return listFolders(`${content}/posts`).flatMap((type) =>
    listFolders(`${content}/posts/${type}`).flatMap((id) => {
      const key = `${type}/${id}`;
      const files = LOCALES.map((locale) => `${content}/posts/${key}/${locale}.md`).filter((file) => existsSync(file));
      const heads = files.map((file) => headOf(file));
      // Kept back in one language is kept back.
      const release = Math.max(...heads.map((head) => releaseOf(fieldOf(head, 'draft'), fieldOf(head, 'publishAt'))), ALWAYS);
      return heads[0] === undefined ? [] : [{ key, release, date: fieldOf(heads[0], 'date') }];
    }),
  );
}

/** Posts that are not shown at that moment, by `type/id`. */
export function heldPosts(now: number, heads: readonly PostHead[] = readHeads()): string[] {
  return heads.flatMap(({ key, release }) => (release > now ? [key] : []));
}

/** Nothing of a file that cannot be read, which the check names. */
function headOf(file: string): string {
  let text = '';
  try {
    text = readSource(file);
  } catch {
    return '';
  }
  return /^---\r?\n([\s\S]*?)\n---\r?$/m.exec(text)?.[1] ?? '';
}

function fieldOf(head: string, name: string): string | undefined {
  const value = new RegExp(`^${name}:[ \\t]*(.*)$`, 'm')
    .exec(head)?.[1]
    ?.replace(/\s+#.*$/, '')
    .trim();
  return value?.replace(/^(["'])(.*)\1$/, '$2');
}
