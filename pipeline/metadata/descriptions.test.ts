import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES, type Locale } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { readNamespace, readTokens } from '../content/content-files.ts';

interface Entry {
  title: string;
  description: string;
}
type Entries = Record<string, Entry>;

const titleLength = (locale: Locale) => (LANGUAGES[locale].script === 'Hangul' ? 35 : 60);

describe.each(LOCALES)('what search engines show of a page, %s', (locale) => {
  const { pages } = readNamespace(locale, 'meta') as { pages: Entries };
  const sections = readNamespace(locale, 'sections') as unknown as Entries;
  /** Posts bring words of their own; what is not indexed is not shown. */
  const indexed = PAGES.filter(({ id, noindex }) => !noindex && pages[id]);

  it.each(indexed)('$id has a description of the right length, and a title that is not cut', ({ id, titleNamesCompany }) => {
    const { title, description } = pages[id] as Entry;
    const [min, max] = LANGUAGES[locale].description;
    expect(description.length, description).toBeGreaterThanOrEqual(min);
    expect(description.length, description).toBeLessThanOrEqual(max);
    const whole = titleNamesCompany ? title : `${title} - ${readTokens(locale).company}`;
    expect(whole.length, whole).toBeLessThanOrEqual(titleLength(locale));
  });

  it('no two pages have the same title or description', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = indexed.map(({ id }) => pages[id]?.[field]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('a section that is one page has its words', () => {
    expect(pages.home).toEqual({ title: sections.main?.title, description: sections.main?.description });
    expect(pages.contact?.description).toBe(sections.contact?.description);
  });
});
