import { listDuePopups } from '../../core/site/content.ts';
import { dayInSeoul } from '../../core/site/dates.ts';
import { DEFAULT_LOCALE, eachLocale, isLocale, LOCALES, type Locale } from '../../core/site/locales.ts';
import { movedAddress, type RedirectTable } from '../../core/site/moved.ts';
import { createTokens, fillTokens, type Tokens } from '../../core/site/tokens.ts';
import { type BrochureFile, readBrochures } from '../brochures/read-brochures.ts';
import { readInputs } from '../inputs.ts';
import { type Films, readFilms } from '../media/films.ts';
import { describeMedia, type Pictures } from '../media/pictures.ts';
import { CONTENT, LOCALES_DIR } from '../paths.ts';
import { type PostMedia, unknownPicture } from './body-media.ts';
import { checkMessages, tokenErrorsIn } from './check-messages.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkContentFile } from './content-files.ts';
import { postLinks } from './links.ts';
import { readNewFilms } from './new-films.ts';
import { checkPageMessages } from './page-messages.ts';
import { listAlbumPictures, listFilmStills, newestDate, type PostSource, readPostSources } from './post-sources.ts';
import { type CompiledPost, compilePost } from './posts.ts';
import { ALWAYS, publishNow } from './release.ts';
import { type ContentFile, type ContentOf, SCHEMAS } from './schemas.ts';
import { readJsonFile } from './source-files.ts';

export interface Content {
  /** Every post, those that are held back among them. */
  posts: readonly CompiledPost[];
  pictures: Pictures;
  films: Films;
  brochures: readonly BrochureFile[];
  redirects: RedirectTable;
}

interface ContentOptions {
  content?: string;
  locales?: string;
  /** Which posts are shown: those released by this moment. */
  now?: number;
}

interface ReadContent {
  /** What can be used; undefined while names, facts, words or the descriptions of pictures have an error. Posts with an error have no text. */
  content: Content | undefined;
  errors: string[];
  notes: string[];
}

/** Reads content and words, with every error. Those of names, facts and pictures come alone: errors of posts would repeat them. */
export async function readContent({
  content = CONTENT,
  locales = LOCALES_DIR,
  now = publishNow(),
}: ContentOptions = {}): Promise<ReadContent> {
  const files = readFiles(content);
  const { 'brand.json': brand, 'facts.json': facts, 'media/media.json': masters } = files.values;
  const sources = readPostSources(content);
  const year = newestDate(content, sources).slice(0, 4);
  const basics = ['brand.json', 'facts.json', 'media/media.json'].flatMap((file) => files.errors[file as ContentFile] ?? []);
  if (basics.length > 0 || !brand || !facts || !masters) return { content: undefined, errors: basics, notes: [] };
  const tokens = eachLocale((locale) => createTokens(locale, brand, facts, year));
  const tokenNames = new Set(LOCALES.flatMap((locale) => Object.keys(tokens[locale])));
  const wrongMessages = checkMessages(locales, tokenNames);
  if (wrongMessages.length === 0) wrongMessages.push(...checkPageMessages(locales));
  if (wrongMessages.length > 0) return { content: undefined, errors: wrongMessages, notes: [] };

  const pictures = await describeMedia(masters, listAlbumPictures(sources, files.values['leaders.json'] ?? []), content);
  const films = readFilms(tokens, content);
  const newFilms = readNewFilms(sources, content);
  const brochures = await readBrochures(sources, content);
  const stills = listFilmStills(sources);
  const media: PostMedia = {
    assets: readInputs().assets,
    imageOf: (name) => pictures.images[name],
    imageNames: Object.keys(masters),
    filmOf: (id) => films.films[id],
    filmNames: Object.keys(films.films),
    stillOf: (film) => stills.get(film),
  };
  const tableLabels = eachLocale((locale) => readTableLabel(locale, locales, tokens[locale]));
  const linksFrom = postLinks(sources, now);
  // A clock that is behind the newest release of this content is wrong.
  const today = [dayInSeoul(now), ...(files.values['changelog.json'] ?? []).map(({ date }) => date)].sort().at(-1) ?? '';
  const posts = sources.map((source) => compilePost(source, { media, tokens, tableLabels, linksFrom, pdfs: brochures.files, today }));
  const errors = [
    ...Object.values(files.errors).flat(),
    ...pictures.errors,
    ...films.errors,
    ...newFilms.errors,
    ...newFilms.films.map(({ id }) => `content/posts/videos/${id}: 'newFilm' has no sizes for the site yet; run \`npm run add:film\``),
    // A folder of no type of post would say so once a post.
    ...new Set(posts.flatMap((post) => post.errors)),
    ...brochures.errors,
    ...referenceErrors(files.values, sources, media, tokens),
    ...pageDatesAhead(files.values['page-dates.json'] ?? {}, today),
    ...checkRedirects(files.values['redirects.json'] ?? {}, new Set(sources.map(({ key }) => key)), { postError: linksFrom(ALWAYS) }),
  ];
  const redirects = Object.fromEntries(
    Object.entries(files.values['redirects.json'] ?? {}).map(([from, to]) => [movedAddress(from) ?? from, to]),
  );
  return {
    content: { posts, pictures, films, brochures: brochures.files, redirects },
    errors,
    notes: [...brochures.notes, ...popupNotes(files.values['popups.json'], now)],
  };
}

/** The specification has a popup; entries come to their end without an edit. */
function popupNotes(popups: Values['popups.json'], now: number): string[] {
  const times = popups?.map(({ start, end }) => ({ start: Date.parse(start), end: end === undefined ? undefined : Date.parse(end) }));
  if (!times || listDuePopups(times, now).length > 0) return [];
  return ['content/popups.json: no popup is due today; add an entry, or take `end` out of one that still holds'];
}

type Values = { [File in ContentFile]?: ContentOf<File> };

function readFiles(content: string): { values: Values; errors: Partial<Record<ContentFile, string[]>> } {
  const found = (Object.keys(SCHEMAS) as ContentFile[]).map((file) => [file, checkContentFile(file, content)] as const);
  return {
    values: Object.fromEntries(found.map(([file, { value }]) => [file, value])) as Values,
    errors: Object.fromEntries(found.map(([file, { errors }]) => [file, errors])),
  };
}

function pageDatesAhead(days: Readonly<Record<string, string | undefined>>, today: string): string[] {
  const ahead = Object.entries(days).filter(([, day = '']) => day > today);
  return ahead.map(
    ([page, day]) =>
      `content/page-dates.json: '${page}' is '${day}', which is still to come (today is ${today} in Seoul); write the day of the change`,
  );
}

/** What a table of a post is called; the check of the words has found it. */
function readTableLabel(locale: Locale, locales: string, tokens: Tokens): string {
  const words = readJsonFile(`${locales}/${locale}/common.json`, `locales/${locale}/common.json`, []) as {
    a11y?: { tableScroll?: string };
  };
  return fillTokens(words.a11y?.tableScroll ?? '', tokens);
}

/** Names of pictures, posts and tokens in the JSON files that are nowhere. */
function referenceErrors(
  { 'leaders.json': leaders = [], 'popups.json': popups = [], ...others }: Values,
  sources: readonly PostSource[],
  media: PostMedia,
  tokens: Record<Locale, Tokens>,
): string[] {
  const keys = new Set(sources.map(({ key }) => key));
  const texts = { 'leaders.json': leaders, 'popups.json': popups, ...others };
  return [
    ...leaders.flatMap(({ id, image }, at) =>
      image === undefined || media.imageNames.includes(image)
        ? []
        : [`content/leaders.json, entry ${at + 1} ('${id}'): 'image' is '${image}', which ${unknownPicture(image, media)}`],
    ),
    ...popups.flatMap(({ id, link }, at) =>
      link === undefined || keys.has(link)
        ? []
        : [`content/popups.json, entry ${at + 1} ('${id}'): 'link' is '${link}', which is no post; write it as TYPE/ID`],
    ),
    ...Object.entries(texts).flatMap(([file, value]) =>
      tokenErrorsIn(value, (field) => tokens[isLocale(field) ? field : DEFAULT_LOCALE]).map((error) => `content/${file}: ${error}`),
    ),
  ];
}
