import type { FamilySites } from '../../core/site/family-sites.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { readContentFile } from './content-files.ts';
import { readTokens } from './words.ts';

/** The family sites in the footer, named from the group's root: Korean joins without a space. */
export function affiliateLinks(locale: Locale): FamilySites {
  const { home, categories } = readContentFile('affiliates.json');
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
