import { existsSync } from 'node:fs';
import { foldText } from '../../core/posts/fold-text.ts';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import { isPostCategory, POST_CATEGORIES, type Post, type PostItem, type PostLink } from '../../core/posts/post.ts';
import { PAGE_SIZES } from '../../core/site/constants.ts';
import { isPostId } from '../../core/site/guard.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { fillTokens, type Tokens } from '../../core/site/tokens.ts';
import { CONTENT } from '../paths.ts';
import { countFigures, figuresError } from './body-figures.ts';
import { languageError } from './check-language.ts';
import { isDay } from './days.ts';
import { extrasDiffer, type PostMedia, readExtras } from './extras.ts';
import { readFilmStills } from './film-stills.ts';
import { formatErrors } from './format-errors.ts';
import { type ParsedFiles, type PostFile, parseFile } from './front-matter.ts';
import { type Compiled, compileMarkdown, plainText } from './markdown.ts';
import { didYouMean } from './nearest.ts';
import { checkFields, SHARED_FIELDS } from './post-fields.ts';
import { postLinks } from './post-links.ts';
import { ALWAYS, listFolders, NEVER, type PostHead, publishNow, type Release, readHeads, releaseOf, UNSEEN_ERROR } from './release.ts';
import { SAMPLE_BODY, SAMPLE_ERROR } from './sample-body.ts';
import { readTokens, readWords } from './words.ts';

/** Every post of one type and locale, newest first, and the index that lists and searches them. */
export interface PostSet {
  type: PostType;
  locale: Locale;
  posts: Post[];
  index: PostIndex;
}

/** What a list takes over from a post. */
const ITEM_FIELDS = ['id', 'category', 'date', 'title', 'summary', 'image', 'count', 'film', 'external', 'transcript'] as const;

export interface PostOptions {
  /** The folder with posts, media, names and facts. */
  content?: string;
  /** Which posts are shown: those released by this moment. */
  now?: number;
  /** Bodies that have been compiled in this process, for the next to read the same content. */
  compiled?: CompiledBodies;
  /** Files that have been read in this process, likewise. */
  parsed?: ParsedFiles;
  /** The heads of the content's posts, where they have been read. */
  heads?: readonly PostHead[];
}

/** Compiled Markdown by post, locale and source. */
export type CompiledBodies = Map<string, Compiled>;

/** What reading one post needs beyond its name. */
interface Reading {
  content: string;
  media: PostMedia;
  errors: string[];
  tokens: Record<Locale, Tokens>;
  tableLabels: Record<Locale, string>;
  releases: ReadonlyMap<string, Release>;
  linksFrom: ReturnType<typeof postLinks>;
  compiled: CompiledBodies;
  parsed: ParsedFiles;
  /** Pictures of films, by their folders. */
  stills: ReadonlyMap<string, string>;
}

/**
 * Reads content/posts, checks it and compiles it. Throws once with every error, each naming its file, field and hint.
 * @param media Gives what posts name: images of content/media/media.json, films of content/films.
 */
export function readPosts(media: PostMedia, options: PostOptions = {}): PostSet[] {
  const { lists, errors } = collectPosts(media, options);
  if (errors.length > 0) throw new Error(formatErrors(errors));
  return lists.map(({ type, locale, posts }) => toSet(type, locale, posts));
}

/** The posts of one type and locale, as they lie in their folder. */
export interface PostList {
  type: PostType;
  locale: Locale;
  posts: Post[];
}

/** The posts, in no order and without their neighbours, with all errors beside them. Those that are not released yet are checked and left out. */
export function collectPosts(
  media: PostMedia,
  { content = CONTENT, now = publishNow(), compiled = new Map(), parsed = new Map(), heads = readHeads(content) }: PostOptions = {},
): { lists: PostList[]; errors: string[] } {
  const errors: string[] = [];
  const lists: PostList[] = [];
  const releases = new Map(heads.map(({ key, release }) => [key, release]));
  const isShown = (post: Post) => (releases.get(`${post.type}/${post.id}`) ?? ALWAYS) <= now;
  const both = <T>(read: (locale: Locale) => T) => ({ en: read('en'), ko: read('ko') });
  const tokens = both((locale) => readTokens(locale, content));
  const tableLabels = both((locale) => (readWords(locale, 'common') as { a11y: { tableScroll: string } }).a11y.tableScroll);
  const [linksFrom, stills] = [postLinks(heads, now), readFilmStills(content)];
  const reading: Reading = { content, media, errors, tokens, tableLabels, releases, linksFrom, compiled, parsed, stills };
  for (const type of listFolders(`${content}/posts`) as PostType[]) {
    if (!(type in POST_CATEGORIES)) {
      errors.push(
        `content/posts/${type}: not a post type; use one of ${Object.keys(POST_CATEGORIES).join(', ')}${didYouMean(type, Object.keys(POST_CATEGORIES))}`,
      );
      continue;
    }
    const ids = listFolders(`${content}/posts/${type}`);
    errors.push(...checkCounterparts(type, ids, reading));
    for (const locale of LOCALES) {
      const posts = ids.flatMap((id) => readPost(type, id, locale, reading) ?? []);
      lists.push({ type, locale, posts: posts.filter(isShown) });
    }
  }
  return { lists, errors };
}

function checkCounterparts(type: PostType, ids: string[], { content, parsed }: Reading): string[] {
  const errors: string[] = [];
  for (const id of ids) {
    const place = `content/posts/${type}/${id}`;
    if (!isPostId(id)) errors.push(`${place}: an id has lower-case letters, digits and hyphens only`);
    const files = LOCALES.filter((locale) => existsSync(`${content}/posts/${type}/${id}/${locale}.md`));
    for (const locale of LOCALES)
      if (!files.includes(locale)) errors.push(`${place}/${locale}.md: missing; every post is in both languages`);
    if (files.length < LOCALES.length) continue;
    const [enFile, koFile] = LOCALES.map((locale) => tryRead(`${content}/posts/${type}/${id}/${locale}.md`, parsed));
    const [en, ko] = [enFile?.fields, koFile?.fields];
    const [inEn, inKo] = [enFile, koFile].map((file) => file && countFigures(file.body));
    if (inEn !== undefined && inKo !== undefined && inEn !== inKo)
      errors.push(
        `${place}: the bodies show unequal numbers of pictures and films, ${inEn} in en.md and ${inKo} in ko.md; show as many in both`,
      );
    for (const field of SHARED_FIELDS) {
      if (en && ko && en[field] !== ko[field]) errors.push(`${place}: '${field}' differs between en.md and ko.md; make them equal`);
    }
    for (const field of extrasDiffer(type, en ?? {}, ko ?? {}))
      errors.push(`${place}: '${field}' differs between en.md and ko.md; make it equal`);
  }
  return errors;
}

function tryRead(path: string, parsed: ParsedFiles): PostFile | undefined {
  try {
    return parseFile(path, parsed);
  } catch {
    return undefined;
  }
}

function readPost(type: PostType, id: string, locale: Locale, reading: Reading): Post | undefined {
  const { errors } = reading;
  const media = mediaIn(locale, reading.media);
  const name = `content/posts/${type}/${id}/${locale}.md`;
  const path = `${reading.content}/posts/${type}/${id}/${locale}.md`;
  if (!existsSync(path)) return undefined;
  let file: PostFile;
  try {
    file = parseFile(path, reading.parsed);
  } catch (error) {
    errors.push(`${name}: ${(error as Error).message}`);
    return undefined;
  }
  errors.push(...checkFields(type, file.fields).map((error) => `${name}: ${error}`));
  const tokens = reading.tokens[locale];
  const release = reading.releases.get(`${type}/${id}`) ?? ALWAYS;
  if (releaseOf(file.fields.draft, file.fields.publishAt) > release) errors.push(`${name}: ${UNSEEN_ERROR}`);
  const targets = { postError: reading.linksFrom(release), origin: tokens.origin };
  const field = (key: string) => fillTokens(typeof file.fields[key] === 'string' ? (file.fields[key] as string).trim() : '', tokens);
  const [title, summary, category, date, imageKey] = ['title', 'summary', 'category', 'date', 'image'].map(field) as [
    string,
    string,
    string,
    string,
    string,
  ];
  if (!title) errors.push(`${name}: 'title' is missing; add it`);
  if (!summary) errors.push(`${name}: 'summary' is missing; add one sentence`);
  if (!isPostCategory(type, category))
    errors.push(
      `${name}: category '${category}' is unknown; use one of ${POST_CATEGORIES[type].join(', ')}${didYouMean(category, POST_CATEGORIES[type])}`,
    );
  if (!isDay(date)) errors.push(`${name}: date '${date}' is not a day; write it as 2026-01-31`);
  const image = imageKey ? media.imageOf(imageKey) : undefined;
  if (imageKey && !image)
    errors.push(
      `${name}: image '${imageKey}' is not in content/media/media.json; add it there or use a name from it${didYouMean(imageKey, media.imageNames ?? [])}`,
    );
  if (type === 'newsroom' && !imageKey) errors.push(`${name}: 'image' is missing; a news post shows a picture`);
  const { extras, errors: wrong } = readExtras(type, file.fields, media, (text) => fillTokens(text, tokens));
  errors.push(...wrong.map((error) => `${name}: ${error}`));

  const tokenErrors = (filled: string) =>
    Array.from(
      filled.matchAll(/\{([\w.]+)\}/g),
      ([, token = '']) =>
        `token {${token}} is neither in content/brand.json nor in content/facts.json${didYouMean(token, Object.keys(tokens))}`,
    );
  errors.push(...[title, summary].flatMap(tokenErrors).map((error) => `${name}: ${error}`));
  const compileAnew = (source: string): Compiled => {
    const filled = fillTokens(source, tokens);
    const bodyMedia = { ...media, stillOf: (film: string) => reading.stills.get(film) };
    const compiled = compileMarkdown(filled, locale, reading.tableLabels[locale], targets, bodyMedia);
    return { ...compiled, errors: [...tokenErrors(filled), ...compiled.errors] };
  };
  const compile = (source: string) => {
    const key = `${name}\0${source}`;
    const compiled = reading.compiled.get(key) ?? compileAnew(source);
    // The check knows pictures by their names only: one that is shown is another when it has been encoded.
    if (compiled.images.length === 0) reading.compiled.set(key, compiled);
    const wrongPlace = compiled.images.length > 0 ? figuresError(type) : undefined;
    if (wrongPlace) errors.push(`${name}: ${wrongPlace}`);
    errors.push(...compiled.errors.map((error) => `${name}: ${error}`));
    return compiled;
  };
  if (!file.body && type !== 'images') errors.push(`${name}: the body is empty; write it below the front matter`);
  if (file.body === SAMPLE_BODY[locale] && release !== NEVER) errors.push(`${name}: ${SAMPLE_ERROR}`);
  const wrongLanguage = languageError(locale, `${title} ${summary} ${file.body}`);
  if (wrongLanguage) errors.push(`${name}: ${wrongLanguage}`);
  const pc = compile(file.body);
  const mobile = file.mobile === undefined ? pc : compile(file.mobile);
  const images = new Map([...pc.images, ...mobile.images].map(({ uuid, name: stem }) => [uuid, { uuid, name: stem }]));
  return {
    type,
    id,
    category,
    date,
    title,
    summary,
    ...(image && { image }),
    ...extras,
    ...(type === 'videos' && { transcript: pc.html.split('</p>').map(plainText).filter(Boolean) }),
    pc_content: pc.html,
    mobile_content: mobile.html,
    pc_content_text: pc.text,
    mobile_content_text: mobile.text,
    ...(images.size > 0 && { images: [...images.values()] }),
    previous: null,
    next: null,
  };
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

/** The posts of one type and locale in their order, with their neighbours and their index. */
export function toSet(type: PostType, locale: Locale, unsorted: Post[]): PostSet {
  const sorted = [...unsorted].sort((a, b) => (a.date === b.date ? compare(a.id, b.id) : compare(b.date, a.date)));
  const link = (post: Post | undefined): PostLink | null => (post ? { id: post.id, title: post.title, date: post.date } : null);
  const posts = sorted.map((post, at) => ({ ...post, previous: link(sorted[at + 1]), next: link(sorted[at - 1]) }));
  const entries = posts.map((post) => {
    const { title, summary } = post;
    const bodies = new Set([post.pc_content_text, post.mobile_content_text]);
    const item = Object.fromEntries(
      ITEM_FIELDS.flatMap((name) => (post[name] === undefined ? [] : [[name, post[name]]])),
    ) as unknown as PostItem;
    return { ...item, text: foldText([title, summary, ...bodies].join(' ')) };
  });
  return { type, locale, posts, index: { type, pageSize: PAGE_SIZES[type], posts: entries } };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
