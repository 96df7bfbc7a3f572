import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '../core/posts/post.ts';
import { type PostSet, toSet } from './content/post-sets.ts';
import { writePostFiles } from './prepare-content.ts';

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
const placeOf = (id: string) => statSync(`${folder}/notice/${id}.en.json`).mtimeMs;

describe('the files of posts', () => {
  it('are the index and each post, with their digests', () => {
    const digests = writePostFiles(sets(post('a', 'A'), post('b', 'B')), folder);
    expect(files()).toEqual(['digests.json', 'notice.en.json', 'notice/a.en.json', 'notice/b.en.json']);
    expect([...digests.keys()].sort()).toEqual(['notice.en.json', 'notice/a.en.json', 'notice/b.en.json']);
  });
  it('are written where they have changed, and removed with their post', async () => {
    writePostFiles(sets(post('a', 'A'), post('b', 'B'), post('c', 'C')), folder);
    const [a, b] = [placeOf('a'), placeOf('b')];
    await new Promise((resolve) => setTimeout(resolve, 20));
    const digests = writePostFiles(sets(post('a', 'A'), post('b', 'Changed')), folder);
    // The neighbour of `b` has its title.
    expect([titleOf('a'), titleOf('b'), placeOf('a') > a, placeOf('b') > b]).toEqual(['A', 'Changed', true, true]);
    expect(existsSync(`${folder}/notice/c.en.json`)).toBe(false);
    const again = [placeOf('a'), placeOf('b')];
    expect(writePostFiles(sets(post('a', 'A'), post('b', 'Changed')), folder)).toEqual(digests);
    expect([placeOf('a'), placeOf('b')]).toEqual(again);
  });
  it.each([
    ['is missing', () => unlinkSync(`${folder}/digests.json`)],
    ['is broken off', () => writeFileSync(`${folder}/digests.json`, '{"notice/a')],
  ])('are all written anew where the record %s', (_case, damage) => {
    writePostFiles(sets(post('a', 'A')), folder);
    damage();
    writeFileSync(`${folder}/notice/a.en.json`, 'half a file');
    writeFileSync(`${folder}/notice/gone.en.json`, '{}');
    writePostFiles(sets(post('a', 'A')), folder);
    expect(titleOf('a')).toBe('A');
    expect(existsSync(`${folder}/notice/gone.en.json`)).toBe(false);
  });
});
