import { describe, expect, it } from 'vitest';
import { affiliateLinks } from './affiliates.ts';
import { readTokens } from './words.ts';

describe('family sites', () => {
  it.each(['en', 'ko'] as const)('are 44 in nine categories, each with an address of its own, in %s', (locale) => {
    const { count, categories } = affiliateLinks(locale);
    expect(count).toBe(44);
    expect(categories.map((category) => category.links.length)).toEqual([4, 7, 7, 6, 4, 6, 4, 4, 2]);
    const addresses = categories.flatMap((category) => category.links.map((link) => link.href));
    expect(new Set(addresses).size).toBe(44);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/example\.com\/family\/[a-z]+(-[a-z]+)*$/);
  });
  it("joins the group's root with a space in English and without one in Korean", () => {
    const last = (locale: 'en' | 'ko') => affiliateLinks(locale).categories.at(-1)?.links.at(-1);
    expect(last('en')).toEqual({
      name: `${readTokens('en').groupRoot} Research Institute`,
      href: 'https://example.com/family/research-institute',
    });
    expect(last('ko')).toEqual({ name: `${readTokens('ko').groupRoot}연구원`, href: 'https://example.com/family/research-institute' });
  });
  it('leaves no token in any name, and does not count the group itself', () => {
    for (const locale of ['en', 'ko'] as const) {
      const { home, categories } = affiliateLinks(locale);
      expect(home.href).toBe('https://example.com/group');
      const names = [home.name, ...categories.flatMap((category) => [category.name, ...category.links.map((link) => link.name)])];
      expect(names.filter((name) => /[{}]|undefined/.test(name))).toEqual([]);
    }
  });
});
