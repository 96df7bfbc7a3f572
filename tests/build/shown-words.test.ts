import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { readNamespace } from '../../pipeline/content/content-files.ts';
import { namespacesOf } from '../../pipeline/content/page-messages.ts';
import { SITE } from '../../pipeline/paths.ts';

// A text that an editor adds stands on a page: a list that code counts would leave out its last entry, and nothing else would say so.

/** Shown by the app, the worker, mails or command lines, as their own tests say; or read by machines. */
const NOT_IN_DOCUMENTS = new Set(
  'aliases browser common connection contact editor errors install mail messages meta offer offline popup search sections staff synonyms update'.split(
    ' ',
  ),
);
/** Of the others, what is shown once the app runs, or where a setting asks for it. */
const LATER = [
  'band.ruler.vessels.',
  'brochures.downloadOf',
  'brochures.loading',
  'cookies.choice.',
  'cookies.counting.',
  'images.',
  'leadership.view',
  'logo.colors.cop',
  'newsroom.loading',
  'notice.loading',
  'sitemap.all',
  'videos.',
];

/** Without spaces and tags: parts of a text stand in elements of their own. */
const squeeze = (text: string) => text.replace(/<\/?[a-z][^<>]*>|[\s\u00a0]/g, '');
const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27|nbsp);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name as string] ?? ' ',
  );

/** Words and attributes of all documents of a language. */
function readShown(locale: Locale): string {
  const documents = [`${locale}.html`, ...globSync(`${locale}/**/*.html`, { cwd: SITE })].map((name) =>
    readFileSync(`${SITE}/${name}`, 'utf8'),
  );
  const attributes = documents.flatMap((html) =>
    Array.from(html.matchAll(/ (?:alt|aria-label|placeholder)="([^"]+)"/g), ([, text = '']) => text),
  );
  return squeeze(decode([...documents.map((html) => html.replace(/<[^>]+>/g, '')), ...new Set(attributes)].join('\n')));
}

function listTexts(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, item]) => listTexts(item, `${key}.${name}`));
}

describe.each(LOCALES)('%s', (locale) => {
  const shown = readShown(locale);
  const names = namespacesOf(locale).filter((name) => !NOT_IN_DOCUMENTS.has(name));
  const isShown = (text: string) => text.split(/\{\w+\}/).every((part) => shown.includes(squeeze(part)));

  it.each(names)('each text of %s.json stands on a page', (name) => {
    const texts = listTexts(readNamespace(locale, name), name).filter(([key]) => !LATER.some((later) => key.startsWith(later)));
    expect(texts.filter(([, text]) => !isShown(text)).map(([key]) => key)).toEqual([]);
  });
  it('what is copied from a page, such as a telephone number, has no sign that nobody sees', () => {
    expect(shown.match(/.{0,9}[\u00ad\u200b\u2060\ufeff].{0,9}/g)).toBeNull();
  });
});
