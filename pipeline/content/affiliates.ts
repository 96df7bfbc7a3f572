import type { FamilySites } from '../../core/site/family-sites.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { CONTENT } from '../paths.ts';
import { readSource } from './read-source.ts';
import { readTokens } from './words.ts';

interface Affiliates {
  home: { en: string; ko: string; href: string };
  categories: { id: string; en: string; ko: string; affiliates: { slug: string; en: string; ko: string }[] }[];
}

/** The family sites in the footer, named from the group's root: Korean joins without a space. */
export function affiliateLinks(locale: Locale): FamilySites {
  const { home, categories } = JSON.parse(readSource(`${CONTENT}/affiliates.json`)) as Affiliates;
  const tokens = readTokens(locale);
  const root = tokens.groupRoot ?? '';
  const base = home.href.replace(/group$/, 'family/');
  return {
    home: { name: fillTokens(home[locale], tokens), href: home.href },
    count: categories.reduce((sum, category) => sum + category.affiliates.length, 0),
    categories: categories.map((category) => ({
      id: category.id,
      name: category[locale],
      links: category.affiliates.map((one) => ({
        name: `${root}${locale === 'en' ? ' ' : ''}${one[locale]}`,
        href: `${base}${one.slug}`,
      })),
    })),
  };
}
