import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Post } from '../../core/posts/post.ts';
import { type PostSet, toSet, writePostFiles } from './post-sets.ts';

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(`${tmpdir()}/posts-`)}/posts`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const post = (id: string, title: string) =>
  ({
    type: 'notice',
    id,
    category: 'service',
    date: '2026-01-01',
    title,
    summary: '',
    pc_content_text: '',
    mobile_content_text: '',
  }) as Post;
const sets = (...posts: Post[]): PostSet[] => [toSet('notice', 'en', posts)];
const files = () => (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.json')).sort();
const titleOf = (id: string) => JSON.parse(readFileSync(`${folder}/notice/${id}.en.json`, 'utf8')).title;

it('the files of posts are the index and each post', () => {
  writePostFiles(sets(post('a', 'A'), post('b', 'B')), folder);
  expect(files()).toEqual(['notice.en.json', 'notice/a.en.json', 'notice/b.en.json']);
  expect([titleOf('a'), titleOf('b')]).toEqual(['A', 'B']);
});
