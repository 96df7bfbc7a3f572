import * as v from 'valibot';
import { didYouMean } from '../../core/build/nearest.ts';
import {
  type AlbumPicture,
  isPostType,
  POST_TYPES,
  type Post,
  type PostItem,
  type PostPdf,
  SELECT_FILTER_NAMES,
  type SelectFilter,
} from '../../core/posts/post.ts';
import { isPostId } from '../../core/site/guard.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, otherLocales } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { fillTokens, type Tokens } from '../../core/site/tokens.ts';
import { countFigures, type PostMedia, unknownFilm, unknownPicture } from './body-media.ts';
import { languageError, tokenErrors, tokenErrorsIn } from './check-messages.ts';
import { describeIssues } from './content-files.ts';
import type { postLinks } from './links.ts';
import { type Compiled, compileMarkdown, plainText } from './markdown.ts';
import { SAMPLE_ERROR, sampleBody } from './new-post.ts';
import { IS_SHARED, POST_SCHEMAS, type PostFields } from './post-schemas.ts';
import type { PostSource } from './post-sources.ts';
import { ALWAYS, isDay, NEVER } from './release.ts';
import { type PostFile, postFileName } from './source-files.ts';

export interface BrochurePdf extends PostPdf {
  id: string;
}

interface PostSurroundings {
  media: PostMedia;
  tokens: Record<Locale, Tokens>;
  /** What a table of a post is called for those who do not see it. */
  tableLabels: Record<Locale, string>;
  linksFrom: ReturnType<typeof postLinks>;
  pdfs: readonly BrochurePdf[];
  /** The day in Seoul, which no day of a post that is shown is ahead of. */
  today: string;
}

/** A post in its languages, without its neighbours; in none while it has an error. */
export type CompiledPost = { source: PostSource; posts: Partial<Record<Locale, Post>>; errors: string[] };

/** Checks a post and compiles it. Each error names its file, field and hint. */
export function compilePost(source: PostSource, surroundings: PostSurroundings): CompiledPost {
  const { key, type, id, files } = source;
  const place = `content/posts/${key}`;
  if (!isPostType(type)) return { source, posts: {}, errors: [unknownType(type)] };
  const errors = [...source.errors];
  if (!isPostId(id)) errors.unshift(`${place}: an id has lower-case letters, digits and hyphens only`);
  const { [DEFAULT_LOCALE]: first } = files;
  for (const locale of otherLocales(DEFAULT_LOCALE)) {
    const own = files[locale];
    if (first && own) errors.push(...compareLanguages(first, locale, own).map((error) => `${place}: ${error}`));
  }
  const compiled = LOCALES.map((locale) => {
    const file = files[locale];
    return { locale, result: file && compileFile(type, source, locale, file, surroundings) };
  });
  errors.push(...compiled.flatMap(({ result }) => result?.errors ?? []));
  if (errors.length > 0) return { source, posts: {}, errors };
  return { source, posts: Object.fromEntries(compiled.map(({ locale, result }) => [locale, result?.post])), errors };
}

function unknownType(type: string): string {
  return `content/posts/${type}: not a post type; use one of ${POST_TYPES.join(', ')}${didYouMean(type, POST_TYPES)}`;
}

function compareLanguages(first: PostFile, locale: Locale, own: PostFile): string[] {
  const [inFirst, inOwn] = [countFigures(first.body), countFigures(own.body)];
  const [firstName, ownName] = [postFileName(DEFAULT_LOCALE), postFileName(locale)];
  const figures = `the bodies show unequal numbers of pictures and films, ${inFirst} in ${firstName} and ${inOwn} in ${ownName}; show as many in both`;
  // Captions differ, their pictures and the order of these do not.
  const shared = ({ fields }: PostFile, name: string) => JSON.stringify(name === 'gallery' ? picturesOf(fields.gallery) : fields[name]);
  const other = Object.entries(IS_SHARED).flatMap(([name, isShared]) =>
    isShared && shared(first, name) !== shared(own, name) ? [name] : [],
  );
  return [
    ...(inFirst === inOwn ? [] : [figures]),
    ...other.map((name) => `'${name}' differs between ${firstName} and ${ownName}; make them equal`),
  ];
}

export function picturesOf(gallery: unknown): unknown[] {
  return Array.isArray(gallery) ? gallery.map((line) => (line as { image?: unknown } | null)?.image) : [];
}

function compileFile(
  type: PostType,
  source: PostSource,
  locale: Locale,
  file: PostFile,
  { media: all, tokens: { [locale]: tokens }, tableLabels, linksFrom, pdfs, today }: PostSurroundings,
): { post: Post | undefined; errors: string[] } {
  const name = `content/posts/${source.key}/${postFileName(locale)}`;
  const media = mediaIn(locale, all);
  const head = v.safeParse(POST_SCHEMAS[type] as v.GenericSchema<unknown, PostFields>, file.fields);
  const targets = { postError: linksFrom(source.release), origin: tokens.origin };
  const compile = (markdown: string) => {
    const filled = fillTokens(markdown, tokens);
    const compiled = compileMarkdown(filled, locale, tableLabels[locale], targets, media);
    return { ...compiled, errors: [...tokenErrors(filled, tokens), ...compiled.errors] };
  };
  const pc = compile(file.body);
  const mobile = file.mobile === undefined ? pc : compile(file.mobile);
  const errors = [
    ...referenceErrors(file.fields, media),
    ...tokenErrorsIn(file.fields, () => tokens),
    ...(source.release === ALWAYS ? daysAhead(file.fields, today) : []),
    ...bodyErrors(type, source, locale, file, [...pc.images, ...mobile.images].length > 0),
    ...pc.errors,
    ...(mobile === pc ? [] : mobile.errors),
  ].map((error) => `${name}: ${error}`);
  if (!head.success) return { post: undefined, errors: [...describeIssues(name, head.issues), ...errors] };
  const post = makePost(type, source.id, head.output, { pc, mobile }, media, (text) => fillTokens(text.trim(), tokens));
  return { post: type === 'brochures' ? { ...post, files: pdfsOf(source.id, locale, pdfs) } : post, errors };
}

/** The media as one language shows them: what an image shows is said in that language only. */
function mediaIn(locale: Locale, media: PostMedia): PostMedia {
  return {
    ...media,
    imageOf: (key) => {
      const image = media.imageOf(key);
      return image && { ...image, alt: { [locale]: image.alt[locale] } };
    },
  };
}

function daysAhead({ date, updated }: PostFile['fields'], today: string): string[] {
  const hint = `which is still to come (today is ${today} in Seoul); correct it, or add`;
  return [
    ...(isAhead(date, today) ? [`'date' is '${date}', ${hint} publishAt: ${date}T09:00+09:00 in both languages`] : []),
    ...(isAhead(updated, today) ? [`'updated' is '${updated}', ${hint} it on that day`] : []),
  ];
}

const isAhead = (day: unknown, today: string) => typeof day === 'string' && isDay(day) && day > today;

function referenceErrors({ image, gallery, film }: PostFile['fields'], media: PostMedia): string[] {
  const named = [['image', image], ...picturesOf(gallery).map((name, at) => [`gallery.${at + 1}.image`, name])] as [string, unknown][];
  const pictures = named.flatMap(([field, name]) =>
    typeof name !== 'string' || name === '' || media.imageNames.includes(name)
      ? []
      : [`'${field}' is '${name}', which ${unknownPicture(name, media)}`],
  );
  const isFilm = typeof film !== 'string' || film === '' || media.filmNames.includes(film);
  return isFilm ? pictures : [...pictures, `'film' is '${film}', which ${unknownFilm(film, media)}`];
}

/** Why the body of a post may show neither pictures nor films: no page would show them. */
const NO_FIGURES: Partial<Record<PostType, string>> = {
  images: "an album shows its pictures by 'gallery'; name them there",
  videos: 'the body of a video is its transcript; show pictures and films in a newsroom post',
  brochures: 'a brochure shows its cover only; show pictures and films in a newsroom post',
};

function bodyErrors(type: PostType, { release }: PostSource, locale: Locale, { fields, body }: PostFile, hasFigures: boolean): string[] {
  const noFigures = hasFigures ? NO_FIGURES[type] : undefined;
  const wrongLanguage = languageError(locale, `${fields.title} ${fields.summary} ${body}`);
  return [
    ...(!body && type !== 'images' ? ['the body is empty; write it below the front matter'] : []),
    ...(body === sampleBody(locale) && release !== NEVER ? [SAMPLE_ERROR] : []),
    ...(noFigures ? [noFigures] : []),
    ...(wrongLanguage ? [wrongLanguage] : []),
  ];
}

function makePost(
  type: PostType,
  id: string,
  fields: PostFields,
  { pc, mobile }: { pc: Compiled; mobile: Compiled },
  media: PostMedia,
  fill: (text: string) => string,
): Post {
  const { category, date, updated, title, summary, image } = fields;
  const filters: Partial<Record<SelectFilter, string>> = Object.fromEntries(SELECT_FILTER_NAMES.map((name) => [name, fields[name]]));
  const images = new Map([...pc.images, ...mobile.images].map(({ uuid, name }) => [uuid, { uuid, name }]));
  const gallery = 'gallery' in fields ? galleryOf(fields.gallery, media, fill) : undefined;
  const post: MadePost = {
    ...filters,
    type,
    id,
    category,
    date,
    updated,
    until: 'until' in fields ? fields.until : undefined,
    title: fill(title),
    summary: fill(summary),
    image: image === undefined ? undefined : media.imageOf(image),
    gallery,
    count: gallery?.length,
    film: 'film' in fields && fields.film !== undefined ? media.filmOf(fields.film) : undefined,
    external: 'external' in fields && fields.external ? externalOf(fields.external) : undefined,
    transcript: type === 'videos' ? pc.html.split('</p>').map(plainText).filter(Boolean) : undefined,
    pc_content: pc.html,
    mobile_content: mobile.html,
    pc_content_text: pc.text,
    mobile_content_text: mobile.text,
    images: images.size > 0 ? [...images.values()] : undefined,
    previous: null,
    next: null,
  };
  return Object.fromEntries(Object.entries(post).filter(([, value]) => value !== undefined)) as typeof post;
}

/** All fields of a post but those that come later, each named, so that the compiler asks for one that is new. */
type MadePost = { [Name in Exclude<keyof Post, SelectFilter | 'files' | 'archive' | 'related'>]: Post[Name] } & Pick<Post, SelectFilter>;

/** The PDFs of a brochure, the page's own language first. */
function pdfsOf(id: string, locale: Locale, pdfs: readonly BrochurePdf[]): PostPdf[] {
  return pdfs
    .filter((pdf) => pdf.id === id)
    .map(({ locale: language, url, bytes, pages }) => ({ locale: language, url, bytes, pages }))
    .sort((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
}

function galleryOf(lines: PostFields<'images'>['gallery'], media: PostMedia, fill: (text: string) => string): AlbumPicture[] {
  return lines.flatMap(({ image: name, caption }) => {
    const image = media.imageOf(name);
    return image ? [{ image, caption: fill(caption) }] : [];
  });
}

function externalOf({ url, length }: NonNullable<PostFields<'videos'>['external']>): PostItem['external'] {
  const [minutes, seconds] = length.split(':').map(Number) as [number, number];
  return { url, duration: minutes * 60 + seconds };
}
