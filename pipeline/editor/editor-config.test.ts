import type { EntryCollection } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { SELECT_FILTER_NAMES } from '../../core/posts/post.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { readContentFile } from '../content/content-files.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { EDITED_FILES, makeEditorConfig } from './editor-config.ts';

const { content } = await readContent();
const configOf = (locale: Locale) => makeEditorConfig(locale, content as Content, { backend: { name: 'gitea', repo: 'a/b' } }, true);
const configs = { en: configOf('en'), ko: configOf('ko') };

type Form = Partial<Record<'name' | 'label' | 'hint' | 'widget', string>> & {
  required?: boolean;
  i18n?: unknown;
  fields?: Form[];
  field?: Form;
  options?: { value: unknown; label: string }[];
  min?: number;
  max?: number;
  maxlength?: number;
  pattern?: [string, string];
};
const cmsOf = (locale: Locale) => configs[locale].cms as { collections: EntryCollection[]; singletons: { name: string; fields: Form[] }[] };
const formOf = (type: PostType) => cmsOf('en').collections.find(({ name }) => name === type)?.fields as Form[];
const allFields = (fields: readonly Form[]): Form[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? []), ...(field.field ? [field.field] : [])]);

describe('the form of a post is its schema', () => {
  it('has the limits of the schema, and lets the languages share the pictures of an album', () => {
    const gallery = formOf('images').find(({ name }) => name === 'gallery');
    expect([gallery?.min, gallery?.max]).toEqual([4, 8]);
    expect(gallery?.fields?.map(({ name, i18n, widget }) => [name, i18n, widget])).toEqual([
      ['image', 'duplicate', 'picture'],
      ['caption', true, 'string'],
    ]);
    const external = formOf('videos').find(({ name }) => name === 'external');
    const pattern = new RegExp(external?.fields?.find(({ name }) => name === 'length')?.pattern?.[0] ?? '');
    expect([pattern.test('2:40'), pattern.test('two minutes')]).toEqual([true, false]);
  });
});

describe('words', () => {
  it.each(LOCALES)('every field has a label of its own in %s, and no label is left over', (locale) => {
    const { collections, singletons } = cmsOf(locale);
    const forms = [...collections.flatMap(({ fields }) => fields as Form[]), ...singletons.flatMap(({ fields }) => fields)];
    const { fields: labels, hints } = configs[locale].words as unknown as Record<string, Record<string, string>>;
    const fields = allFields(forms);
    // Filters have their words in the list's messages, tables the names of their entries, and files those of the list of files.
    const own = new Set([
      ...SELECT_FILTER_NAMES,
      ...Object.keys(EDITED_FILES),
      ...['facts.json', 'media/media.json'].flatMap((file) => Object.keys(readContentFile(file as 'facts.json'))),
    ]);
    const named = new Set(fields.flatMap(({ name = '' }) => (own.has(name) ? [] : [name])));
    expect([...named].filter((name) => !labels?.[name])).toEqual([]);
    const elsewhere = ['key', 'value'];
    expect(Object.keys(labels ?? {}).filter((name) => !named.has(name) && !elsewhere.includes(name))).toEqual([]);
    expect(Object.keys(hints ?? {}).filter((name) => !named.has(name) && !['markdown', 'slug'].includes(name))).toEqual([]);
    const values = fields.flatMap(({ options = [] }) => options);
    expect(
      values.filter(({ value, label }) => label === value && /^[a-z-]+$/.test(label) && !(label in (content as Content).films.films)),
    ).toEqual([]);
  });
});

it('offers pictures with their addresses, facts with their values, pages with their places', () => {
  const { pictures, options } = configs.ko;
  expect(pictures.map(({ name }) => name).sort()).toEqual(Object.keys(readContentFile('media/media.json')).sort());
  for (const { url } of pictures) expect(url).toMatch(/^\/images\/live\/[\w-]+\/[\w.-]+-320\.jpg$/);
  expect(options.fact).toContainEqual({ value: 'facts.plant1Year', label: '2027년 (facts.plant1Year)' });
  expect(options.page.map(({ value }) => value)).toEqual(expect.arrayContaining(['contact', 'company#vision']));
  expect(options.post.map(({ value }) => value)).toContain('newsroom/20240516-songdo-groundbreaking');
});
