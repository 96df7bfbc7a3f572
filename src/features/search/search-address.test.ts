import { describe, expect, it } from 'vitest';
import { isTooShort, readSearch, searchHref, shorten } from './search-address.ts';

describe('readSearch', () => {
  it.each([
    ['', { q: '' }],
    ['?q=Songdo', { q: 'Songdo' }],
    ['?q=%20%EC%86%A1%EB%8F%84%20%20%EC%BA%A0%ED%8D%BC%EC%8A%A4%20', { q: '송도 캠퍼스' }],
    ['?q=x1&type=newsroom&page=2', { q: 'x1', type: 'newsroom', page: 2 }],
    ['?q=x1&type=newsroom&page=1', { q: 'x1', type: 'newsroom' }],
    ['?q=x1&type=newsroom&page=-3', { q: 'x1', type: 'newsroom' }],
    ['?q=x1&type=nothing&page=2', { q: 'x1' }],
    ['?q=x1&page=2&utm_source=mail', { q: 'x1' }],
    [`?q=${'a'.repeat(150)}`, { q: 'a'.repeat(100) }],
    ['?q=%E1%84%89%E1%85%A9%E1%86%BC', { q: '송' }],
  ])('of %s', (search, query) => expect(readSearch(search)).toEqual(query));

  it('reads what searchHref wrote', () => {
    for (const query of [{ q: 'a b' }, { q: '송도', type: 'library' }, { q: '50% & more?', type: 'pages', page: 3 }] as const) {
      const href = searchHref('ko', query);
      expect(readSearch(href.slice(href.indexOf('?')))).toEqual(query);
    }
    expect(searchHref('en', { q: 'x1', type: 'notice', page: 1 })).toBe('/en/search?q=x1&type=notice');
  });
});

it('one character is too short, two are not, in any script', () => {
  expect(['a', '물', '𠮷', 'ab', '송도'].map(isTooShort)).toEqual([true, true, true, false, false]);
});

it('headings repeat so much of a text as fits', () => {
  expect(shorten('Songdo', 'en')).toBe('Songdo');
  expect(shorten('x'.repeat(41), 'en')).toBe(`${'x'.repeat(40)}…`);
  expect(shorten('가'.repeat(25), 'ko')).toBe(`${'가'.repeat(24)}…`);
});
