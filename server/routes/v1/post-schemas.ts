import { PARAMETERS, type PostList } from '../../../core/posts/list-posts.ts';
import {
  type AlbumPicture,
  type Download,
  type Film,
  LIST_PARAMETERS,
  POST_TYPES,
  type Post,
  type PostItem,
  type PostLink,
  type PostPdf,
  type RelatedPost,
  SELECT_FILTER_NAMES,
  SELECT_FILTERS,
  type SelectFilter,
} from '../../../core/posts/post.ts';
import type { ImageAsset } from '../../../core/site/image.ts';
import { eachLocale, LOCALES, type Locale } from '../../../core/site/locales.ts';
import { count, date, json, LOCALE, listOf, objectOf, oneOf, optional, parameters, problem, ref, type Schema, text } from '../schema.ts';

const TYPE = oneOf(POST_TYPES);
const seconds: Schema = { type: 'number', exclusiveMinimum: 0 };
const uuid: Schema = { type: 'string', format: 'uuid' };
const perLocale = (schema: Schema) => objectOf<Record<Locale, unknown>>(eachLocale(() => schema));

const valuesOf = (filter: SelectFilter) => oneOf([...new Set(Object.values(SELECT_FILTERS[filter]).flat())]);

const item = {
  ...(Object.fromEntries(SELECT_FILTER_NAMES.map((name) => [name, optional(valuesOf(name))])) as Record<
    SelectFilter,
    ReturnType<typeof optional>
  >),
  id: text('The last part of its address.'),
  category: valuesOf('category'),
  date,
  until: optional(date),
  title: text(),
  summary: text(),
  image: optional(ref('Image')),
  count: optional(count()),
  film: optional(ref('Film')),
  external: optional(objectOf<NonNullable<PostItem['external']>>({ url: { type: 'string', format: 'uri' }, duration: seconds })),
  transcript: optional(listOf(text())),
  files: optional(listOf(ref('Pdf'))),
};

const variant = {
  name: text('Stem of the file names: with the width and the format it is an address.'),
  width: count(1),
  height: count(1),
  widths: listOf(count(1)),
  focal: { type: 'array', items: { type: 'number', minimum: 0, maximum: 100 }, minItems: 2, maxItems: 2 },
};

export const POST_SCHEMAS: Readonly<Record<string, Schema>> = {
  PostList: objectOf<PostList>({
    items: listOf(ref('PostItem')),
    total: count(),
    page: count(1),
    pageCount: count(1),
    categories: listOf(text()),
    years: listOf(PARAMETERS.year.schema),
    since: optional(date),
  }),
  PostItem: objectOf<PostItem>(item),
  Post: objectOf<Post>({
    ...item,
    type: TYPE,
    updated: optional(date),
    gallery: optional(listOf(objectOf<AlbumPicture>({ image: ref('Image'), caption: text(), download: optional(ref('Download')) }))),
    archive: optional(ref('Download')),
    pc_content: text('HTML.'),
    mobile_content: text('HTML.'),
    pc_content_text: text(),
    mobile_content_text: text(),
    images: optional(listOf(objectOf<NonNullable<Post['images']>[number]>({ uuid, name: text() }))),
    previous: { anyOf: [ref('PostLink'), { type: 'null' }] },
    next: { anyOf: [ref('PostLink'), { type: 'null' }] },
    related: optional(listOf(objectOf<RelatedPost>({ id: text(), category: text(), title: text(), date }))),
  }),
  PostLink: objectOf<PostLink>({ id: text(), title: text(), date }),
  Image: objectOf<ImageAsset>({
    uuid,
    ...variant,
    portrait: optional(objectOf<NonNullable<ImageAsset['portrait']>>(variant)),
    tone: optional(oneOf(['light'])),
    isRendering: optional({ type: 'boolean', description: 'A computer has drawn the place or the event.' }),
    alt: objectOf<ImageAsset['alt']>(eachLocale(() => optional(text()))),
  }),
  Film: objectOf<Film>({
    duration: seconds,
    files: listOf(objectOf<Film['files'][number]>({ url: text(), width: count(1), height: count(1) })),
    captions: perLocale(text()),
  }),
  Download: objectOf<Download>({ url: text(), bytes: count(1) }),
  Pdf: objectOf<PostPdf>({ locale: oneOf(LOCALES), url: text(), bytes: count(1), pages: count(1) }),
};

export const LIST_SCHEMA = {
  operationId: 'listPosts',
  summary: 'Posts of one type: filtered, sorted, a page at a time',
  params: parameters({ type: TYPE }, ['type']),
  querystring: parameters({ locale: LOCALE, ...Object.fromEntries(LIST_PARAMETERS.map((name) => [name, PARAMETERS[name].schema])) }, [
    'locale',
  ]),
  response: {
    200: json('A page of the list.', ref('PostList')),
    400: problem('Parameters that cannot be used.'),
    404: problem('No such type.'),
    500: problem('The list could not be read.'),
  },
};

export const POST_SCHEMA = {
  operationId: 'readPost',
  summary: 'A whole post',
  params: parameters({ type: TYPE, id: text() }, ['type', 'id']),
  querystring: parameters({ locale: LOCALE }, ['locale']),
  response: {
    200: json('The post.', ref('Post')),
    400: problem('The locale is missing.'),
    404: problem('No such post.'),
    500: problem('The post could not be read.'),
  },
};
