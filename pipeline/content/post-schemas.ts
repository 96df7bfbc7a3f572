import * as v from 'valibot';
import { filterValues, SELECT_FILTER_NAMES, SELECT_FILTERS, type SelectFilter, selectFiltersOf } from '../../core/posts/post.ts';
import type { PostType } from '../../core/site/pages.ts';
import { parseTime } from './release.ts';
import { day, fields, httpsAddress, list, oneOf, text } from './schema-parts.ts';

// The front matter of posts. All values are texts: YAML reads neither numbers nor days.

const [MIN_PICTURES, MAX_PICTURES] = [4, 8];
const PICTURES = `list ${MIN_PICTURES} to ${MAX_PICTURES} pictures, each as { image: KEY, caption: "..." }`;

const picture = (hint = 'a name in content/media/media.json') =>
  v.pipe(v.string('is no name'), v.nonEmpty(`is missing; ${hint}`), v.description(hint), v.metadata({ format: 'picture' }));
const publishAt = v.pipe(
  v.string(),
  v.check(
    (value) => parseTime(value) !== undefined,
    ({ input }) => `is '${input}', which is no time; write it as 2026-12-01T09:00+09:00, or as a day, which begins in Seoul`,
  ),
  v.metadata({ format: 'date-time' }),
);
const draft = v.pipe(
  v.picklist(['true', 'false'], ({ input }) => `is '${input}', which is unclear; write true or false`),
  v.metadata({ format: 'boolean' }),
);

type FilterEntries = Record<SelectFilter, v.OptionalSchema<ReturnType<typeof oneOf>, undefined>>;

/** The fields of a type, in the order of forms and files. */
const post = <Type extends PostType, const Own extends v.ObjectEntries>(type: Type, own: Own) =>
  fields({
    title: text(),
    summary: text('add one sentence'),
    ...(Object.fromEntries(selectFiltersOf(type).map((name) => [name, v.optional(oneOf(filterValues(name, type)))])) as FilterEntries),
    category: oneOf(SELECT_FILTERS.category[type]),
    date: day,
    updated: v.optional(v.pipe(day, v.description('the day on which the text was last corrected, written as 2026-01-31'))),
    ...own,
    draft: v.optional(draft),
    publishAt: v.optional(publishAt),
  });

/** A post that holds for a time stays, and says so. */
const until = v.optional(
  v.pipe(day, v.description('the last day on which it holds, written as 2026-12-31; from the next one on it is closed')),
);

/** A post of the day on which it is shown, or of an earlier one, corrected on no earlier day, and not over before it begins. */
const inOrder = <Fields extends object>() =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    const input = Object(dataset.value) as Partial<Record<string, unknown>>;
    const dated = parseTime(String(input.date)) ?? Number.NEGATIVE_INFINITY;
    for (const key of ['publishAt', 'updated', 'until']) {
      const value = input[key];
      if ((parseTime(String(value)) ?? dated) >= dated) continue;
      const message = `is '${value}', which is before the post's date, ${input.date}; correct one of them`;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value }] });
    }
  });

const gallery = v.pipe(
  list(fields({ image: picture(), caption: text('write place, subject and year') }), PICTURES),
  v.checkItems(
    ({ image }, at, all) => all.findIndex((other) => other.image === image) === at,
    ({ input: { image } }) => `shows '${image}', which is there already; show another`,
  ),
  v.minLength(MIN_PICTURES, ({ received }) => `has ${received}; ${PICTURES}`),
  v.maxLength(MAX_PICTURES, ({ received }) => `has ${received}; ${PICTURES}`),
  v.description(PICTURES),
);

const length = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}:[0-5]\d$/, ({ input }) => `is '${input}'; write minutes and seconds, as "2:40"`),
  v.description('write minutes and seconds, as "2:40"'),
);

export const POST_SCHEMAS = {
  newsroom: v.pipe(post('newsroom', { until, image: picture('a news post shows a picture') }), inOrder()),
  notice: v.pipe(post('notice', { until, image: v.optional(picture()) }), inOrder()),
  images: v.pipe(post('images', { image: picture("name the album's cover"), gallery }), inOrder()),
  videos: v.pipe(
    post('videos', {
      image: v.optional(picture("name the video's poster")),
      film: v.optional(v.pipe(text(), v.metadata({ format: 'film' }))),
      newFilm: v.optional(v.pipe(text('name a film in the folder of the post'), v.metadata({ format: 'new-film' }))),
      captions: v.optional(v.pipe(text('name a WebVTT file in the folder of the post'), v.metadata({ format: 'captions' }))),
      external: v.optional(fields({ url: httpsAddress, length })),
    }),
    inOrder(),
    v.partialCheck(
      [['film'], ['newFilm'], ['external']],
      ({ film, newFilm = film, external }) => (newFilm === undefined) !== (external === undefined),
      "give either 'film' or 'external': the id of a film in content/films (or a 'newFilm'), or { url, length }",
    ),
    v.forward(
      v.partialCheck(
        [['image'], ['newFilm']],
        ({ image, newFilm }) => image !== undefined || newFilm !== undefined,
        "is missing; name the video's poster",
      ),
      ['image'],
    ),
  ),
  brochures: v.pipe(
    post('brochures', {
      image: picture("name the brochure's cover"),
      pdf: v.optional(v.pipe(text('name a PDF in the folder of the post'), v.metadata({ format: 'pdf' }))),
    }),
    inOrder(),
  ),
} as const satisfies Record<PostType, v.GenericSchema>;

export type PostFields<Type extends PostType = PostType> = v.InferOutput<(typeof POST_SCHEMAS)[Type]>;

type NamesOf<Fields> = Fields extends unknown ? keyof Fields : never;

/** Whether a field belongs to the post, so that both languages have the same value. Of a gallery, the pictures do. */
export const IS_SHARED: Readonly<Record<NamesOf<PostFields>, boolean>> = {
  ...(Object.fromEntries(SELECT_FILTER_NAMES.map((name) => [name, true])) as Record<SelectFilter, boolean>),
  title: false,
  summary: false,
  date: true,
  updated: true,
  until: true,
  image: true,
  draft: true,
  publishAt: true,
  film: true,
  newFilm: true,
  captions: false,
  external: true,
  pdf: false,
  gallery: true,
};
