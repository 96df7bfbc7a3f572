import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { readPostFile } from '../../pipeline/content/source-files.ts';
import { CONTENT, LOCALES_DIR } from '../../pipeline/paths.ts';

const DAY = 86_400_000;
/** The privacy policy promises that changes are announced this long before they take effect. */
const NOTICE_DAYS = 7;

const read = (locale: Locale, name: string) => readFileSync(`${LOCALES_DIR}/${locale}/${name}.json`, 'utf8');

/** Every day that a text names, in either language's manner. Days of the form 06.07.2022 are left out: which part is the month is open. */
function daysIn(text: string): number[] {
  const english = [...text.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([day]) => Date.parse(`${day} UTC`));
  const korean = [...text.matchAll(/(\d{4})(?:\.|년 )(\d{1,2})(?:\.|월 )(\d{1,2})(?!\d)/g)].map(([, ...parts]) => {
    const [year = 0, month = 1, day = 1] = parts.map(Number);
    return Date.UTC(year, month - 1, day);
  });
  return [...new Set([...english, ...korean])].toSorted((a, b) => a - b);
}

it.each(LOCALES)('%s: the amended policies name the day of their notice, and take effect seven days later', (locale) => {
  const policy = JSON.parse(read(locale, 'privacy'));
  const [id = ''] = /\d{8}-privacy-policy-changes/.exec(readFileSync('src/pages/utility/privacy-page.tsx', 'utf8')) ?? [];
  const { fields, body } = readPostFile(readFileSync(`${CONTENT}/posts/notice/${id}/index.${locale}.md`, 'utf8'));
  const noticed = Date.parse(String(fields.date));
  const effective = noticed + NOTICE_DAYS * DAY;
  expect(daysIn(policy.items[16].text)).toEqual([noticed, effective]);
  expect(daysIn(JSON.parse(read(locale, 'cookies')).items[7].text)).toEqual([noticed, effective]);
  expect(daysIn(policy.versions.notice)).toEqual([noticed]);
  expect(daysIn(policy.versions.rows.current.period)).toEqual([effective]);
  expect(daysIn(policy.versions.rows.first.period)).toEqual([effective - DAY]);
  expect(daysIn(JSON.parse(read(locale, 'privacyFirst')).lead)).toEqual([effective - DAY]);
  expect(daysIn(String(fields.summary))).toEqual([effective]);
  expect(daysIn(body)).toContain(effective);
});
