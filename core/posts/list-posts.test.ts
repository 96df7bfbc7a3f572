import { describe, expect, it } from 'vitest';
import { isFiltered, type ListQuery, listPosts, type PostIndex, readListQuery, writeListQuery } from './list-posts.ts';
import { foldText } from './search-text.ts';

const post = (id: string, date: string, category: string, text: string) => ({
  id,
  date,
  category,
  title: id,
  summary: '',
  text: foldText(text),
});

const index: PostIndex = {
  type: 'newsroom',
  pageSize: 2,
  posts: [
    post('e', '2026-10-13', 'press', 'Single-use units of 2,000 L, 8 × 3,000 L'),
    post('d', '2026-02-24', 'business', '통합 기술이전 조직과 위탁개발'),
    post('c', '2025-11-18', 'press', 'DAR of 8, 10 ng/m³'),
    post('b', '2025-03-18', 'people', 'Café training'),
    post('a', '2024-05-16', 'campus', 'Work begins'),
  ],
};
const ids = (query: Parameters<typeof listPosts>[1]) => listPosts(index, query).items.map((item) => item.id);

describe('listPosts', () => {
  it('gives the newest page first, with totals, categories and years', () => {
    expect(listPosts(index)).toMatchObject({ total: 5, page: 1, pageCount: 3, years: ['2026', '2025', '2024'] });
    expect(listPosts(index).categories).toEqual(['press', 'business', 'campus', 'esg', 'people']);
    expect(ids({})).toEqual(['e', 'd']);
    expect(ids({ page: 3 })).toEqual(['a']);
  });
  it('filters by category and year together', () => {
    expect(ids({ category: 'press' })).toEqual(['e', 'c']);
    expect(ids({ category: 'press', year: '2025' })).toEqual(['c']);
    expect(listPosts(index, { category: 'esg' })).toMatchObject({ items: [], total: 0, page: 1, pageCount: 1 });
  });
  it('sorts both ways without touching the index', () => {
    expect(ids({ sort: 'asc' })).toEqual(['a', 'b']);
    expect(ids({ sort: 'desc' })).toEqual(['e', 'd']);
  });
  it.each([
    ['2000 l', ['e']],
    ['8 x 3,000', ['e']],
    ['ng/m3', ['c']],
    ['CAFE', ['b']],
    ['개발', ['d']],
    ['기술이전 위탁', ['d']],
    ['nothing', []],
  ])('finds %s', (q, expected) => expect(ids({ q })).toEqual(expected));
  it.each([
    ['"dar of 8"', ['c']],
    ['“of dar”', []],
    ['Café training', ['b']],
    ['C.A.F.É', ['b']],
    ['d.a.r', ['c']],
    ['기술\u200b이전 \u3164', ['d']],
    ['기술이전'.normalize('NFD'), ['d']],
    ['"', ['e', 'd']],
  ])('finds %j', (q, found) => expect(ids({ q })).toEqual(found));
  it('brings a page out of range back into it', () => {
    expect(listPosts(index, { page: 99 })).toMatchObject({ page: 3 });
    expect(listPosts(index, { page: -1 })).toMatchObject({ page: 1 });
  });
  it('does not leak the search text', () => expect(listPosts(index).items[0]).not.toHaveProperty('text'));
});

describe('list query in an address', () => {
  it('round-trips, defaults left out', () => {
    const query: ListQuery = { category: 'esg', year: '2024', q: '안전 goals', sort: 'asc', page: 2 };
    expect(readListQuery('newsroom', writeListQuery(query))).toEqual({ query, errors: [] });
    expect(writeListQuery({ sort: 'desc', page: 1, q: '' }).toString()).toBe('');
  });
  it('is a filter where it can leave a list empty', () => {
    expect([{ category: 'esg' }, { year: '2024' }, { q: 'goals' }].map(isFiltered)).toEqual([true, true, true]);
    expect(isFiltered({ q: '', sort: 'asc', page: 2 })).toBe(false);
  });
});
