import { describe, expect, it } from 'vitest';
import { readSearchQuery, writeSearchQuery } from './read-search-query.ts';

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

describe('a search in an address', () => {
  it('round-trips, defaults left out', () => {
    const query = { q: '송도 15,000 L', type: 'newsroom', page: 2 } as const;
    expect(readSearchQuery(writeSearchQuery(query))).toEqual({ query, errors: [] });
    expect(writeSearchQuery({ q: 'a', type: 'pages', page: 1 }).toString()).toBe('q=a&type=pages');
    expect(writeSearchQuery({ q: 'a', page: 2 }).toString()).toBe('q=a');
  });
  it.each(['', 'q=', 'q=%20%09', 'q=%E3%85%A4', 'q=%E2%80%8B+%C2%AD'])('needs a text: %j', (address) => {
    expect(read(address)).toEqual({ query: { q: '' }, errors: [{ parameter: 'q', hint: 'a search text: it is required' }] });
  });
  it('takes a hundred characters, however many bytes they are', () => {
    expect(read(`q=${encodeURIComponent('🧪'.repeat(100))}`).errors).toEqual([]);
    // As macOS and iOS write it in names of files, and with signs that nobody sees.
    expect(read(`q=${encodeURIComponent(`${'송도'.repeat(50).normalize('NFD')}\u200b`)}`)).toEqual({
      query: { q: '송도'.repeat(50) },
      errors: [],
    });
    const errors = [{ parameter: 'q', hint: 'at most 100 characters' }];
    expect(read(`q=${'a'.repeat(101)}`)).toEqual({ query: { q: 'a'.repeat(100) }, errors });
  });
  it.each([
    ['q=x', { q: 'x' }],
    ['q=%20%EC%86%A1%EB%8F%84%20%20%EC%BA%A0%ED%8D%BC%EC%8A%A4%20', { q: '송도 캠퍼스' }],
    ['q=%E1%84%89%E1%85%A9%E1%86%BC', { q: '송' }],
    ['q=x1&type=newsroom&page=1', { q: 'x1', type: 'newsroom' }],
    ['q=x1&type=newsroom&page=-3', { q: 'x1', type: 'newsroom' }],
    ['q=x1&type=nothing&page=2', { q: 'x1' }],
    ['q=50%25+%26+more%3F&utm_source=mail', { q: '50% & more?' }],
  ])('reads %s in one form', (address, query) => expect(read(address).query).toEqual(query));
  it('reports every error with a hint, and ignores unknown parameters', () => {
    const { query, errors } = read('type=images&page=0&utm_source=x');
    expect(query).toEqual({ q: '' });
    expect(errors).toEqual([
      { parameter: 'q', hint: 'a search text: it is required' },
      { parameter: 'type', hint: 'one of pages, newsroom, library, notice, or leave it out' },
      { parameter: 'page', hint: 'a whole number from 1' },
    ]);
  });
  it('pages one group only', () => {
    expect(read('q=a&page=2').errors).toEqual([{ parameter: 'page', hint: 'a type with it, one of pages, newsroom, library, notice' }]);
    expect(read('q=a&type=notice&page=2')).toEqual({ query: { q: 'a', type: 'notice', page: 2 }, errors: [] });
  });
});
