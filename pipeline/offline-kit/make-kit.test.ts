import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { SearchDocuments } from '../../core/search/search-documents.ts';
import { readPieces } from '../../tests/support/read-pieces.ts';
import { MOST_POSTS } from './candidates.ts';
import { makeKit } from './make-kit.ts';
import type { KitSources } from './read-kit-sources.ts';

/** Text that no encoder makes smaller: a post of it takes about its length. */
function noise(seed: string, length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += createHash('sha256').update(`${seed} ${at}`).digest('base64');
  return text.slice(0, length);
}

/** A site with so many posts, one a day, the newest first. */
function site(count: number): KitSources {
  const dates = Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString().slice(0, 10));
  const entries = dates.map((date) => ({ id: `post-${date}`, date, category: 'press', title: date, summary: '', text: date }));
  return {
    documents: new Map([
      ['/en', Buffer.from('home')],
      ['/en/aboutus/ceo', Buffer.from('ceo')],
    ]),
    years: new Map(
      [...new Set(dates.map((date) => date.slice(0, 4)))].map((year) => [year, [`/en/sitemap/${year}`, Buffer.from(noise(year, 1000))]]),
    ),
    code: new Map([['/assets/newsroom-page-12345678.js', Buffer.from('export {}')]]),
    indexes: new Map([['/data/newsroom.en.json', { type: 'newsroom', pageSize: 10, posts: entries } as unknown as PostIndex]]),
    search: { locale: 'en', names: {}, pages: [], posts: entries } as unknown as SearchDocuments,
    posts: dates.map((date) => ({
      type: 'newsroom',
      date,
      read: () => [
        [`/api/v1/posts/newsroom/post-${date}?locale=en`, Buffer.from(`answer ${date}`)],
        [`/en/public/newsroom/post-${date}`, Buffer.from(noise(date, 1000))],
      ],
    })),
  };
}

describe('the offline kit', () => {
  it('has every document, answer and index, byte for byte, in a fixed order', async () => {
    const kit = await makeKit(site(3), 'en');
    const { header, piece } = readPieces(kit.bytes);
    expect(Object.keys(header.pieces)).toEqual([
      '/data/search.en.json',
      ...['2025-12-30', '2025-12-31', '2026-01-01'].map((date) => `/api/v1/posts/newsroom/post-${date}?locale=en`),
      '/data/newsroom.en.json',
      '/assets/newsroom-page-12345678.js',
      '/en',
      '/en/aboutus/ceo',
      ...['2025-12-30', '2025-12-31', '2026-01-01'].map((date) => `/en/public/newsroom/post-${date}`),
      '/en/sitemap/2025',
      '/en/sitemap/2026',
    ]);
    expect([piece('/en/aboutus/ceo'), piece('/en/public/newsroom/post-2025-12-31')]).toEqual(['ceo', noise('2025-12-31', 1000)]);
    expect([kit.posts, kit.since, header.since, JSON.parse(piece('/data/newsroom.en.json')).since]).toEqual([
      3,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await makeKit(site(3), 'en')).bytes.equals(kit.bytes)).toBe(true);
  });

  it.each([50, 300])('keeps every page and as many of the newest of %i posts as fit, and says since when', async (count) => {
    const kit = await makeKit(site(count), 'en', 20_000 * 0.93);
    const { header, piece } = readPieces(kit.bytes);
    expect(kit.posts).toBeGreaterThan(20);
    expect(kit.posts).toBeLessThan(30);
    const oldest = new Date(Date.UTC(2026, 0, 1) - (kit.posts - 1) * 86_400_000).toISOString().slice(0, 10);
    expect([kit.since, header.since]).toEqual([oldest, oldest]);
    expect([piece('/en'), piece('/en/aboutus/ceo')]).toEqual(['home', 'ceo']);
    expect(Object.keys(header.pieces).filter((address) => address.startsWith('/en/public/'))).toHaveLength(kit.posts);
    for (const address of ['/data/newsroom.en.json', '/data/search.en.json']) {
      const { since, posts } = JSON.parse(piece(address));
      expect([since, posts.length]).toEqual([oldest, kit.posts]);
    }
    // Two days more would not fit.
    expect((await makeKit(site(kit.posts + 2), 'en', 20_000 * 0.93)).posts).toBeLessThanOrEqual(kit.posts + 1);
  });

  it('has the lists of the years whose posts it has, and of no others', async () => {
    const yearsOf = async (budget: number) =>
      Object.keys(readPieces((await makeKit(site(800), 'en', budget)).bytes).header.pieces).filter((address) =>
        address.includes('/sitemap/'),
      );
    // 800 days back is 2023.
    expect(await yearsOf(20_000)).toEqual(['/en/sitemap/2025', '/en/sitemap/2026']);
    expect(await yearsOf(900)).toEqual([]);
  });

  it('tries no more posts than have a document for it', async () => {
    const kit = await makeKit(site(MOST_POSTS + 50), 'en', 10_000_000);
    expect([kit.posts, kit.since]).toEqual([
      MOST_POSTS,
      new Date(Date.UTC(2026, 0, 1) - (MOST_POSTS - 1) * 86_400_000).toISOString().slice(0, 10),
    ]);
  });

  it('stops the build where the pages alone do not fit', async () => {
    const sources = { ...site(2), documents: new Map([['/en', Buffer.from(noise('home', 5000))]]) };
    await expect(makeKit(sources, 'en', 2000)).rejects.toThrow("the pages in 'en' exceed the 2000 bytes of the offline kit");
  });
});
