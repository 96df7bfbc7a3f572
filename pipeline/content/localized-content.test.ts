import { describe, expect, it } from 'vitest';
import aboutus from '../../locales/ko/aboutus.json';
import { readTokens } from './content-files.ts';
import { affiliateLinks, leaderGroups } from './localized-content.ts';

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
});

it('has eight members of the committee and five leaders in Syracuse, the chief executive first', () => {
  const groups = leaderGroups('ko', () => undefined);
  expect(groups.map(({ id, leaders }) => [id, leaders.length])).toEqual([
    ['executive', 8],
    ['syracuse', 5],
  ]);
  expect(groups[0]?.leaders[0]).toMatchObject({ id: 'ceo', name: aboutus.ceo.name, title: aboutus.ceo.title });
});
