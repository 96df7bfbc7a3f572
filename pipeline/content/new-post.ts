import { existsSync } from 'node:fs';
import { filterValues, type SelectFilter, selectFiltersOf } from '../../core/posts/post.ts';
import { eachLocale, inEnglish, LANGUAGES, LOCALES, type Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { isDay, parseTime } from './release.ts';
import { writePostFile } from './source-files.ts';

/** What a new post's files hold below the front matter (`npm run new:post`). A post that is shown must hold more. */
export const sampleBody = (locale: Locale) =>
  LANGUAGES[locale].script === 'Hangul' ? '여기에 본문을 작성합니다.' : 'Write the text here.';
export const SAMPLE_ERROR = 'the body is still the sample; write the text, or set draft: true in both files';

export interface NewPost {
  type: PostType;
  id: string;
  filters: Partial<Record<SelectFilter, string>>;
  date: string;
  until?: string;
  title: Record<Locale, string>;
  summary: Record<Locale, string>;
  /** Names from content/media/media.json. */
  image?: string;
  /** Pictures of an album; captions are what is known of each, for the writer to make better. */
  gallery?: readonly { image: string; caption: Record<Locale, string> }[];
  /** A folder of content/films, or a video elsewhere with its length (`2:40`). */
  film?: string;
  external?: { url: string; length: string };
  pdf?: Partial<Record<Locale, string>>;
  draft: boolean;
  publishAt?: string;
}

/** `2026-05-16`, `Work begins: phase 2` → `20260516-work-begins-phase-2`, at most 60 letters, cut between words. */
export function idFor(date: string, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let id = date.replaceAll('-', '');
  for (const word of words) {
    if (id.length + 1 + word.length > 60) break;
    id += `-${word}`;
  }
  return id;
}

/** The texts of both files, which name the same fields in the order of their schema. */
export function newPostTexts(post: NewPost): Record<Locale, string> {
  const { type, filters, date, until, image, film, external, draft, publishAt } = post;
  const textOf = (locale: Locale) => {
    const [title, summary] = [post.title, post.summary].map(({ [locale]: text }) => onOneLine(text));
    const gallery = post.gallery?.map(({ image, caption }) => ({ image, caption: onOneLine(caption[locale]) }));
    const fields = { title, summary, ...filters, date, until, image, gallery, film, external, pdf: post.pdf?.[locale], draft, publishAt };
    // Albums say what they have to say in captions.
    return writePostFile(fields, type === 'images' ? '' : sampleBody(locale));
  };
  return eachLocale(textOf);
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** One thing to know of a new post: a flag on the command line, a question at the terminal. */
export interface Question {
  /** `title-en`, given as `--title-en "…"`. */
  flag: string;
  ask: string;
  /** Taken for an empty answer, and with `--yes`. */
  preset?: string;
  optional?: boolean;
  check?: (answer: string) => string | undefined;
}

export const oneOf = (names: readonly string[], what: string) => (answer: string) =>
  names.includes(answer) ? undefined : `'${answer}' is no ${what}; use one of ${names.join(', ')}`;

/** What `npm run new:post` asks for, in order; `images` are the names in content/media/media.json. */
export function questionsFor(type: PostType, today: string, images: readonly string[]): Question[] {
  const image = checkImage(images);
  const isDate = (day: string) => (isDay(day) ? undefined : `'${day}' is not a day; write it as ${today}`);
  const until: Question = {
    flag: 'until',
    ask: 'Last day on which it holds, such as 2026-12-31 (empty: it does not end)',
    optional: true,
    check: isDate,
  };
  const own: Partial<Record<PostType, Question[]>> = {
    newsroom: [{ flag: 'image', ask: 'Picture, a name in content/media/media.json (part of a name lists what fits)', check: image }, until],
    notice: [until],
    images: [
      { flag: 'image', ask: 'Cover, a name in content/media/media.json (part of a name lists what fits)', check: image },
      { flag: 'gallery', ask: 'Pictures of the album, names with commas between', check: checkEach(image) },
    ],
    videos: [
      { flag: 'image', ask: 'Still, a name in content/media/media.json (part of a name lists what fits)', check: image },
      { flag: 'film', ask: 'Film, a folder of content/films (empty: a video elsewhere)', optional: true, check: checkName },
      { flag: 'external-url', ask: 'Address of the video elsewhere (empty: a film of ours)', optional: true, check: checkUrl },
      { flag: 'external-length', ask: 'Its length, such as 2:40 (empty: a film of ours)', optional: true, check: checkLength },
    ],
    brochures: [
      { flag: 'image', ask: 'Cover, a name in content/media/media.json (part of a name lists what fits)', check: image },
      ...LOCALES.map((locale) => ({
        flag: `pdf-${locale}`,
        ask: `PDF in ${inEnglish(locale)}, a path to a file (empty: there is none)`,
        optional: true,
        check: checkFile,
      })),
    ],
  };
  return [
    ...LOCALES.map((locale) => ({ flag: `title-${locale}`, ask: `Title in ${inEnglish(locale)}` })),
    ...LOCALES.map((locale) => ({ flag: `summary-${locale}`, ask: `Summary in ${inEnglish(locale)}, one sentence` })),
    ...selectFiltersOf(type).map((name) => ({
      flag: name,
      ask: `${name[0]?.toUpperCase()}${name.slice(1)} (${filterValues(name, type).join(', ')})`,
      check: oneOf(filterValues(name, type), name),
      ...(name !== 'category' && { optional: true }),
    })),
    { flag: 'date', ask: 'Date', preset: today, check: isDate },
    ...(own[type] ?? []),
    { flag: 'draft', ask: 'Keep it a draft for now (yes, no)', preset: 'yes', check: oneOf(['yes', 'no'], 'answer') },
    {
      flag: 'publish-at',
      ask: 'Show it from a time on, such as 2026-12-01T09:00+09:00 (empty: at once)',
      optional: true,
      check: (time) => (parseTime(time) === undefined ? `'${time}' is no time; write it as 2026-12-01T09:00+09:00` : undefined),
    },
  ];
}

/** Names that hold what was typed come first as suggestions. */
function checkImage(images: readonly string[]): (answer: string) => string | undefined {
  return (answer) => {
    if (images.includes(answer)) return undefined;
    const part = answer
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2);
    const near = images.filter((name) => part.some((word) => name.includes(word)));
    return `there is no picture '${answer}'; use one of ${(near.length > 0 ? near : images).join(', ')}`;
  };
}

const checkEach = (check: (name: string) => string | undefined) => (answer: string) =>
  answer
    .split(',')
    .map((name) => check(name.trim()))
    .find(Boolean);

const checkName = (answer: string) =>
  /^[a-z0-9-]+$/.test(answer) ? undefined : `'${answer}' is no name; use lower-case letters, digits and hyphens`;

const checkFile = (path: string) => (existsSync(path) ? undefined : `there is no file '${path}'; give its path from here on`);

const checkUrl = (answer: string) => (/^https:\/\/\S+$/.test(answer) ? undefined : `'${answer}' is no https address`);

const checkLength = (answer: string) =>
  /^\d{1,3}:[0-5]\d$/.test(answer) ? undefined : `'${answer}' is no length; write minutes and seconds, as 2:40`;
