import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../bench/make-posts.ts';
import type { PostDocument, SearchDocuments } from '../../core/search/search-documents.ts';
import { fitDocuments } from './fit-documents.ts';

const random = seededRandom(1);
const text = () => Array.from({ length: 40 }, () => Math.floor(random() * 1e6).toString(36)).join(' ');
/** Two a day, newest first. */
const posts = Array.from({ length: 60 }, (_, at): PostDocument => {
  const date = `2026-01-${String(30 - Math.floor(at / 2)).padStart(2, '0')}`;
  return { type: 'newsroom', id: `p-${at}`, category: 'press', date, title: `Post ${at}`, text: text() };
});
const whole: SearchDocuments = { locale: 'en', names: {}, pages: [{ href: '/en', title: 'Home', parts: [{ text: text() }] }], posts };
const sizeOf = (documents: SearchDocuments) => brotliCompressSync(JSON.stringify(documents)).length;

describe('fitDocuments', () => {
  it('leaves what fits as it is', async () => expect(await fitDocuments(whole, 100_000)).toBe(whole));
  it('keeps all pages and whole days of the newest posts, as many as fit', async () => {
    const budget = 4000;
    const kept = await fitDocuments(whole, budget);
    expect(kept.pages).toEqual(whole.pages);
    expect(kept.posts).toEqual(posts.slice(0, kept.posts.length));
    expect(kept.posts.length % 2).toBe(0);
    expect(kept.since).toBe(kept.posts.at(-1)?.date);
    expect(sizeOf(kept)).toBeLessThanOrEqual(budget);
    // A day more would be too much, as the build measures it.
    expect(kept.posts.length).toBeGreaterThan(10);
    expect(sizeOf({ ...kept, posts: posts.slice(0, kept.posts.length + 4) })).toBeGreaterThan(budget);
    expect(await fitDocuments(whole, budget)).toEqual(kept);
  });
  it('says so where nothing fits', () => expect(fitDocuments(whole, 100)).rejects.toThrow("'en' exceed the 100 bytes"));
});
