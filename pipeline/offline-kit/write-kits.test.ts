import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { SearchDocuments } from '../../core/search/search-documents.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { readPieces } from '../../tests/support/read-pieces.ts';
import { type KitSources, listBeyondKits, makeKit, newestDays, OFFLINE_POSTS } from './write-kits.ts';

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
  it('has every document, answer and index, byte for byte, in a fixed order', () => {
    const kit = makeKit(site(3), 'en');
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
    expect(makeKit(site(3), 'en').bytes.equals(kit.bytes)).toBe(true);
  });

  it('keeps every page and the newest of many posts, and says since when', () => {
    const kit = makeKit(site(OFFLINE_POSTS + 20), 'en');
    const { header, piece } = readPieces(kit.bytes);
    const oldest = new Date(Date.UTC(2026, 0, 1) - (OFFLINE_POSTS - 1) * 86_400_000).toISOString().slice(0, 10);
    expect([kit.posts, kit.since, header.since]).toEqual([OFFLINE_POSTS, oldest, oldest]);
    expect([piece('/en'), piece('/en/aboutus/ceo')]).toEqual(['home', 'ceo']);
    expect(Object.keys(header.pieces).filter((address) => address.startsWith('/en/public/'))).toHaveLength(OFFLINE_POSTS);
    for (const address of ['/data/newsroom.en.json', '/data/search.en.json']) {
      const { since, posts } = JSON.parse(piece(address));
      expect([since, posts.length]).toEqual([oldest, OFFLINE_POSTS]);
    }
  });

  it('has the lists of the years whose posts it has, and of no others', () => {
    const yearsOf = (most: number) =>
      Object.keys(readPieces(makeKit(site(800), 'en', most).bytes).header.pieces).filter((address) => address.includes('/sitemap/'));
    // 800 days back is 2023.
    expect(yearsOf(20)).toEqual(['/en/sitemap/2025', '/en/sitemap/2026']);
    expect(yearsOf(0)).toEqual([]);
  });
});

describe('newest posts', () => {
  const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString().slice(0, 10);
  const posts = (count: number, perDay = 1) =>
    Array.from({ length: count }, (_, at) => ({ id: `post-${at}`, date: dayOf(Math.floor(at / perDay)) }));
  const set = (type: PostType, locale: Locale, count: number) => ({ type, locale, posts: posts(count) });

  it('the newest posts are whole days of them', () => {
    expect(newestDays(posts(10), 10)).toHaveLength(10);
    expect(newestDays(posts(11), 10)).toHaveLength(10);
    // Three a day: the fourth day would have only one of its three.
    expect(newestDays(posts(12, 3), 10)).toHaveLength(9);
  });

  it('posts beyond the kit are counted by language, all types together; those without a page have no address', () => {
    expect(listBeyondKits([set('newsroom', 'en', OFFLINE_POSTS), set('newsroom', 'ko', OFFLINE_POSTS)])).toEqual(new Set());
    expect([...listBeyondKits([set('newsroom', 'en', OFFLINE_POSTS + 2), set('newsroom', 'ko', 1)])].sort()).toEqual([
      `/en/public/newsroom/post-${OFFLINE_POSTS}`,
      `/en/public/newsroom/post-${OFFLINE_POSTS + 1}`,
    ]);
    const half = OFFLINE_POSTS / 2;
    const [first, ...rest] = listBeyondKits([set('newsroom', 'en', half + 1), set('brochures', 'en', half + 1)]);
    expect([first, rest]).toEqual([`/en/public/newsroom/post-${half}`, []]);
  });
});
