import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import {
  type Post,
  type PostIndexEntry,
  type PostItem,
  type PostLink,
  SELECT_FILTER_NAMES,
  type SelectFilter,
} from '../../core/posts/post.ts';
import { foldText } from '../../core/posts/search-text.ts';
import { PAGE_SIZES } from '../../core/site/constants.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import type { CompiledPost } from './posts.ts';
import { findRelatedPosts } from './related-posts.ts';
import { publishNow } from './release.ts';

/** Every post of one type and locale, newest first, and the index that lists and searches them. */
export interface PostSet {
  type: PostType;
  locale: Locale;
  posts: Post[];
  index: PostIndex;
}

const ITEM_FIELDS: Record<Exclude<keyof PostItem, SelectFilter>, true> = {
  id: true,
  date: true,
  until: true,
  title: true,
  summary: true,
  image: true,
  count: true,
  film: true,
  external: true,
  transcript: true,
  files: true,
};

function toItem(post: Post): PostItem {
  const names = [...SELECT_FILTER_NAMES, ...(Object.keys(ITEM_FIELDS) as (keyof PostItem)[])];
  return Object.assign({} as PostItem, ...names.map((name) => post[name] !== undefined && { [name]: post[name] }));
}

/** The posts that visitors see at a moment, by type and locale; at `NEVER` drafts, too. */
export function listSets(compiled: readonly CompiledPost[], now: number = publishNow()): PostSet[] {
  const isShown = ({ source }: CompiledPost) => source.release <= now;
  const types = [...new Set(compiled.filter(({ posts }) => posts.en).map(({ source }) => source.type))] as PostType[];
  return types.flatMap((type) =>
    LOCALES.map((locale) => {
      const shown = compiled.filter((post) => post.source.type === type && isShown(post));
      return toSet(
        type,
        locale,
        shown.flatMap(({ posts }) => posts[locale] ?? []),
      );
    }),
  );
}

const RELATED = 3;

/** The posts of one type and locale in their order, with their neighbours, what is related to them, and their index. */
function toSet(type: PostType, locale: Locale, unsorted: readonly Post[]): PostSet {
  const sorted = [...unsorted].sort((a, b) => (a.date === b.date ? compare(a.id, b.id) : compare(b.date, a.date)));
  const link = (post: Post | undefined): PostLink | null => (post ? { id: post.id, title: post.title, date: post.date } : null);
  const posts = sorted.map((post, at) => ({ ...post, previous: link(sorted[at + 1]), next: link(sorted[at - 1]) }));
  const entries = posts.map((post) => {
    const { title, summary } = post;
    const bodies = new Set([post.pc_content_text, post.mobile_content_text]);
    return { ...toItem(post), text: foldText([title, summary, ...bodies].join(' ')) };
  });
  return { type, locale, posts: addRelated(type, posts, entries), index: { type, pageSize: PAGE_SIZES[type], posts: entries } };
}

/** Posts without a page of their own lead nowhere. */
function addRelated(type: PostType, posts: Post[], entries: readonly PostIndexEntry[]): Post[] {
  if (!getPostPages(type).detail) return posts;
  return findRelatedPosts(entries, RELATED).map((found, at) => {
    const related = found.map(({ id, category, date, title }) => ({ id, category, date, title }));
    return { ...(posts[at] as Post), ...(related.length > 0 && { related }) };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

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
