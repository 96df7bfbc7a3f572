import { readFileSync } from 'node:fs';
import type { EntryCollection } from '@sveltia/cms';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SELECT_FILTER_NAMES, SELECT_FILTERS } from '../../core/posts/post.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { readContentFile } from '../content/content-files.ts';
import { IS_SHARED, POST_SCHEMAS } from '../content/post-schemas.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { SCHEMAS } from '../content/schemas.ts';
import { ROOT } from '../paths.ts';
import { EDITED_FILES, type JsonSchema, jsonSchemaOf, makeEditorConfig } from './editor-config.ts';

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
  it.each(Object.keys(POST_SCHEMAS) as PostType[])('%s', (type) => {
    const { properties = {}, required } = jsonSchemaOf(POST_SCHEMAS[type]);
    const form = formOf(type).filter(({ name }) => name !== 'body');
    expect(form.map(({ name }) => name)).toEqual(Object.keys(properties));
    expect(form.filter((field) => field.required).map(({ name }) => name)).toEqual(required);
    const category = form.find(({ name }) => name === 'category');
    expect(category?.options?.map(({ value }) => value)).toEqual(SELECT_FILTERS.category[type]);
    for (const { name = '', i18n } of form) {
      const isShared = IS_SHARED[name as keyof typeof IS_SHARED] && name !== 'gallery';
      expect(i18n, name).toBe(isShared ? 'duplicate' : true);
    }
  });

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

  it.each(Object.keys(POST_SCHEMAS) as PostType[])(
    '%s: what a form asks for, and nothing else, makes a post that the check takes',
    (type) => {
      const { properties = {}, required = [] } = jsonSchemaOf(POST_SCHEMAS[type]);
      const sample = (schema: JsonSchema): unknown => {
        if (schema.enum) return schema.enum[0];
        if (schema.type === 'array')
          return Array.from({ length: schema.minItems ?? 0 }, (_, at) => ({
            ...(sample(schema.items as JsonSchema) as object),
            image: `p${at}`,
          }));
        if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, sample(one)]));
        return schema.format === 'date' ? '2026-01-31' : 'x';
      };
      const post = Object.fromEntries(required.map((name) => [name, sample(properties[name] as JsonSchema)]));
      const input = type === 'videos' ? { ...post, film: 'corporate-film' } : post;
      expect(v.safeParse(POST_SCHEMAS[type] as v.GenericSchema, input).issues).toBeUndefined();
    },
  );
});

describe('the form of a file', () => {
  it.each(Object.entries(EDITED_FILES))('%s offers every field of its schema', (name, file) => {
    const form = cmsOf('en').singletons.find((one) => one.name === name)?.fields as Form[];
    const schema = jsonSchemaOf(SCHEMAS[file]);
    const names = (one: JsonSchema): string[] =>
      Object.entries(one.properties ?? {}).flatMap(([key, field]) => [
        key,
        ...names((Array.isArray(field.items) ? {} : (field.items ?? field)) as JsonSchema),
      ]);
    const item = (schema.items ?? schema.additionalProperties ?? schema) as JsonSchema;
    const wanted = item.type === 'string' ? [] : [...names(schema), ...names(item)];
    expect(allFields(form).map((field) => field.name)).toEqual(expect.arrayContaining(wanted));
  });

  it('has an entry for each fact and picture there is, in the order of the file', () => {
    for (const [name, file] of [
      ['facts', 'facts.json'],
      ['media', 'media/media.json'],
    ] as const)
      expect(
        cmsOf('en')
          .singletons.find((one) => one.name === name)
          ?.fields.map((field) => field.name),
      ).toEqual(Object.keys(JSON.parse(readFileSync(`${ROOT}content/${file}`, 'utf8'))));
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

  it('labels of both languages differ', () => {
    const labelsOf = (locale: Locale) => cmsOf(locale).collections.map(({ label }) => label);
    expect(labelsOf('ko').filter((label) => labelsOf('en').includes(label))).toEqual([]);
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

it('is made of what Sveltia CMS knows', () => {
  const known = JSON.parse(readFileSync(`${ROOT}node_modules/@sveltia/cms/schema/sveltia-cms.json`, 'utf8')) as {
    definitions: Record<string, { properties?: object }>;
  };
  const { properties = {} } = known.definitions.CmsConfig ?? {};
  expect(Object.keys(configs.en.cms).filter((name) => !(name in properties))).toEqual([]);
});
