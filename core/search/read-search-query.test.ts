import { describe, expect, it } from 'vitest';
import { readSearchQuery, writeSearchQuery } from './read-search-query.ts';

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

describe('a search in an address', () => {
  it('round-trips, defaults left out', () => {
    const query = { q: '송도 15,000 L', type: 'newsroom', page: 2 } as const;
    expect(readSearchQuery(writeSearchQuery(query))).toEqual({ query, faults: [] });
    expect(writeSearchQuery({ q: 'a', type: 'pages', page: 1 }).toString()).toBe('q=a&type=pages');
    expect(writeSearchQuery({ q: 'a', page: 2 }).toString()).toBe('q=a');
  });
  it.each(['', 'q=', 'q=%20%09'])('needs a text: %j', (address) => {
    expect(read(address)).toEqual({ query: { q: '' }, faults: [{ parameter: 'q', cure: 'a search text: it is required' }] });
  });
  it('takes a hundred characters, however many bytes they are', () => {
    expect(read(`q=${encodeURIComponent('🧪'.repeat(100))}`).faults).toEqual([]);
    expect(read(`q=${'a'.repeat(101)}`)).toEqual({ query: { q: '' }, faults: [{ parameter: 'q', cure: 'at most 100 characters' }] });
  });
  it('names every fault and its cure at once, and ignores strangers', () => {
    const { query, faults } = read('type=images&page=0&utm_source=x');
    expect(query).toEqual({ q: '' });
    expect(faults).toEqual([
      { parameter: 'q', cure: 'a search text: it is required' },
      { parameter: 'type', cure: 'one of pages, newsroom, library, notice, or leave it out' },
      { parameter: 'page', cure: 'a whole number from 1' },
    ]);
  });
  it('pages one group only', () => {
    expect(read('q=a&page=2').faults).toEqual([{ parameter: 'page', cure: 'a type with it, one of pages, newsroom, library, notice' }]);
    expect(read('q=a&type=notice&page=2')).toEqual({ query: { q: 'a', type: 'notice', page: 2 }, faults: [] });
  });
});
