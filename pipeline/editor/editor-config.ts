import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { EditorConfig, EditorWords } from '../../core/build/editor.ts';
import { imageUrl } from '../../core/site/image.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../core/site/locales.ts';
import { PAGES, type PostType } from '../../core/site/pages.ts';
import { postHref } from '../../core/site/urls.ts';
import { readNamespace, readTokens } from '../content/content-files.ts';
import { MAX_NEW_FILM_BYTES } from '../content/new-films.ts';
import { IS_SHARED, POST_SCHEMAS } from '../content/post-schemas.ts';
import type { Content } from '../content/read-content.ts';
import { type ContentFile, SCHEMAS } from '../content/schemas.ts';
import { readJson } from '../content/source-files.ts';
import { readInputs } from '../inputs.ts';
import { SAVER_WIDTH } from '../media/pictures.ts';
import { CONTENT } from '../paths.ts';

/** The files of content/ that editors change, besides posts. */
export const EDITED_FILES = {
  popups: 'popups.json',
  redirects: 'redirects.json',
  'page-dates': 'page-dates.json',
  leaders: 'leaders.json',
  brand: 'brand.json',
  facts: 'facts.json',
  media: 'media/media.json',
} as const satisfies Record<string, ContentFile>;

type Host = Pick<CmsConfig, 'backend' | 'publish_mode'>;
type Named<Value> = Record<string, Value | undefined>;

export const jsonSchemaOf = (schema: GenericSchema) => toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema;

/** What the editor in the browser is made of, in a language of those who use it. */
export function makeEditorConfig(locale: Locale, { posts, pictures, films }: Content, host: Host, isDev = false): EditorConfig {
  const words = readNamespace(locale, 'editor') as EditorWords;
  const tokens = readTokens(locale);
  const { assets, origin } = readInputs();
  const options: EditorConfig['options'] = {
    fact: Object.entries(tokens).map(([value, text]) => ({ value, label: `${text} (${value})` })),
    page: listPages(locale),
    post: posts.flatMap(({ source, posts: { [locale]: post } }) =>
      post ? { value: source.key, label: `${post.date} ${post.title}` } : [],
    ),
    film: Object.keys(films.films).map((value) => ({ value, label: value })),
  };
  const { groups } = readNamespace(locale, 'leadership') as { groups: Named<{ heading: string }> };
  const nameOf = (value: string) => groups[value]?.heading ?? (words.values as Named<string>)[value] ?? value;
  const form: FormOptions = { words, offers: options, nameOf };
  const cms: CmsConfig = {
    ...host,
    load_config_file: false,
    app_title: `${words.heading} - ${tokens.company}`,
    site_url: origin,
    logo: { src: '/icon-192.png' },
    i18n: { structure: 'multiple_files', locales: [...LOCALES], default_locale: DEFAULT_LOCALE },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    media_folder: 'content/media',
    media_libraries: { stock_assets: false },
    collections: (Object.keys(POST_SCHEMAS) as PostType[]).map((type) => describePosts(type, locale, form)),
    singletons: Object.entries(EDITED_FILES).map(([name, file]) => describeFile(name as keyof typeof EDITED_FILES, file, form)),
  };
  const shown = Object.entries(pictures.images).map(([name, image]) => {
    const url = imageUrl(assets, image.uuid, image, Math.min(SAVER_WIDTH, image.width), 'jpg');
    return { name, url, alt: image.alt[locale] ?? name };
  });
  return { cms, words, pictures: shown, options, isDev };
}

function describePosts(type: PostType, locale: Locale, form: FormOptions): EntryCollection {
  const { words } = form;
  const { filters } = readNamespace(locale, type) as { filters: Named<{ label: string; values: Named<string> }> };
  // Of a gallery the pictures are shared, and captions are not (pipeline/content/posts.ts).
  const isShared = (name: string) => name !== 'gallery' && (IS_SHARED[name as keyof typeof IS_SHARED] ?? name !== 'caption');
  const sharing = (name: string) => (isShared(name) ? 'duplicate' : true);
  const fields = toFields(jsonSchemaOf(POST_SCHEMAS[type]), { ...form, sharing }).map((field) => {
    const filter = filters[field.name];
    if (!filter) return field;
    const options = Object.entries(filter.values).map(([value, label]) => ({ value, label }));
    return { ...field, label: filter.label, options } as Field;
  });
  const body = { name: 'body', label: words.fields.body, hint: words.hints.markdown, widget: 'markdown-text', i18n: true } as Field;
  return {
    name: type,
    label: words.collections[type],
    folder: `content/posts/${type}`,
    path: '{{slug}}/index',
    slug: {
      template: type === 'newsroom' || type === 'notice' ? "{{date | date('YYYYMMDD')}}-{{title}}" : '{{title}}',
      editable: ['create'],
      hint: words.hints.slug,
      pattern: ['^[a-z0-9][a-z0-9-]{0,99}$', words.hints.slug],
    },
    i18n: true,
    // PDFs and new films lie beside their post.
    media_folder: '',
    public_folder: '',
    summary: '{{date}} {{title}}',
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    preview_path: postHref(DEFAULT_LOCALE, { type, id: 'ID' }).replace(`/${DEFAULT_LOCALE}/`, '/{{locale}}/').replace('ID', '{{slug}}'),
    fields: type === 'images' ? fields : [...fields, body],
  };
}

function describeFile(name: keyof typeof EDITED_FILES, file: ContentFile, form: FormOptions): CollectionFile {
  const label = form.words.collections[name];
  // In the order of the file, which a save keeps.
  const names = Object.keys(readJson(CONTENT, file, []) as object);
  const field = toField(name, jsonSchemaOf(SCHEMAS[file]), { ...form, names }) as { fields?: Field[] };
  const isObject = (field as Field).widget === 'object';
  return {
    name,
    label,
    file: `content/${file}`,
    editor: { preview: false },
    fields: isObject ? (field.fields ?? []) : [{ ...field, label, root: true } as Field],
  };
}

function listPages(locale: Locale): EditorConfig['options']['page'] {
  const { pages } = readNamespace(locale, 'meta') as { pages: Named<{ title: string }> };
  return PAGES.filter(({ path }) => !path.includes(':id')).flatMap(({ id, menu, anchors = [] }) => {
    const title = pages[id]?.title ?? id;
    const places = [...(menu?.anchors ?? []), ...anchors].map((place) => ({ value: `${id}#${place}`, label: `${title} #${place}` }));
    return [{ value: id, label: title }, ...places];
  });
}

/** What `toJsonSchema` makes of the schemas of the content. `format` is the kind of a text, and so its control (`v.metadata` in pipeline/content). */
export type JsonSchema = Partial<Record<'type' | 'format' | 'pattern' | 'description', string>> &
  Partial<Record<'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'maxLength', number>> &
  Partial<Record<'enum' | 'required', readonly string[]>> & {
    const?: unknown;
    properties?: Readonly<Record<string, JsonSchema>>;
    additionalProperties?: JsonSchema | false;
    items?: JsonSchema | readonly JsonSchema[];
  };

export interface FormOptions {
  words: EditorWords;
  offers: EditorConfig['options'];
  nameOf: (value: string) => string;
  /** How the languages of an entry share a field; undefined where the file has both in itself. */
  sharing?: (name: string) => true | 'duplicate';
  names?: readonly string[];
}

/** The fields of a form for those of a schema: their kinds, options and limits are the schema's, their words those of `editor.json`. */
function toFields({ properties = {}, required = [] }: JsonSchema, options: FormOptions): Field[] {
  return Object.entries(properties).map(([name, schema]) => toField(name, schema, options, required.includes(name)));
}

function toField(name: string, schema: JsonSchema, options: FormOptions, required = true): Field {
  const { fields, hints } = options.words as { fields: Record<string, string>; hints: Record<string, string> };
  const hint = hints[name] && { hint: hints[name] };
  const i18n = options.sharing && { i18n: options.sharing(name) };
  return { name, label: fields[name] ?? name, required, ...hint, ...i18n, ...controlOf(schema, options) } as Field;
}

/** A text that has a control of its own, by its format. */
const FORMATS: Readonly<Record<string, object>> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  // With a format of ours, a time with seconds would be written anew for ever.
  'date-time': { widget: 'datetime', input_timezone: 'Asia/Seoul' },
  uri: { widget: 'string', type: 'url' },
  boolean: { widget: 'boolean' },
  picture: { widget: 'picture' },
  pdf: { widget: 'file', accept: 'application/pdf', choose_url: false },
  captions: { widget: 'file', accept: '.vtt', choose_url: false },
  'new-film': {
    widget: 'file',
    accept: 'video/*',
    choose_url: false,
    media_libraries: { default: { config: { max_file_size: MAX_NEW_FILM_BYTES } } },
  },
};

function controlOf(schema: JsonSchema, options: FormOptions): object {
  const { type, format = '', const: only, enum: values, items } = schema;
  const { minimum: min, maximum: max, minItems, maxItems, maxLength: maxlength, additionalProperties: rest } = schema;
  const { words, offers, nameOf, names = [] } = options;
  if (format in FORMATS) return FORMATS[format] as object;
  if (format in offers) return { widget: 'select', options: offers[format as keyof typeof offers], dropdown_threshold: 0 };
  if (values) return { widget: 'select', options: values.map((value) => ({ value, label: nameOf(value) })) };
  if (only !== undefined) return { widget: 'select', options: [{ value: only, label: nameOf(String(only)) }], dropdown_threshold: 0 };
  if (type === 'integer' || type === 'number') return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  if (Array.isArray(items)) return { widget: 'list', min: items.length, max: items.length, field: toField('percent', items[0], options) };
  if (type === 'array') return { widget: 'list', min: minItems, max: maxItems, fields: toFields(items as JsonSchema, options) };
  if (rest && rest.type === 'string') return { widget: 'keyvalue', key_label: words.fields.key, value_label: words.fields.value };
  if (rest) {
    const entries = names.map((name) => [name, schema.properties?.[name] ?? rest] as const);
    return { widget: 'object', fields: entries.map(([name, one]) => ({ ...toField(name, one, options), label: name, collapsed: true })) };
  }
  if (type === 'object') return { widget: 'object', fields: toFields(schema, options) };
  const pattern = schema.pattern && schema.pattern !== '\\S' ? [schema.pattern, schema.description ?? ''] : undefined;
  return { widget: 'string', maxlength, pattern };
}
