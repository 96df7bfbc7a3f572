import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longDate } from '../../core/site/dates.ts';
import type { Locale } from '../../core/site/locales.ts';
import { readPostFile } from '../../pipeline/content/source-files.ts';
import { CONTENT } from '../../pipeline/paths.ts';

/** How a news release begins: with the place and the day of its front matter, which is typed a second time. */
const DATELINES: Record<Locale, (date: string) => RegExp> = {
  en: (date) => new RegExp(`^[A-Z]+(?:, [A-Z][A-Za-z ]+)?, ${date} – \\S`),
  ko: (date) => new RegExp(`^\\(${date}, [가-힣]+(?: [가-힣]+)?\\) \\S`),
};

const ids = readdirSync(`${CONTENT}/posts/newsroom`);

it.each(ids.flatMap((id) => (['en', 'ko'] as const).map((locale) => [id, locale] as const)))(
  '%s, %s: the text begins with place and day, the summary does not',
  (id, locale) => {
    const { fields, body, mobile = body } = readPostFile(readFileSync(`${CONTENT}/posts/newsroom/${id}/index.${locale}.md`, 'utf8'));
    const day = longDate(String(fields.date), locale);
    expect(body).toMatch(DATELINES[locale](day));
    expect(mobile).toMatch(DATELINES[locale](day));
    expect(fields.summary).not.toContain(day);
  },
);
