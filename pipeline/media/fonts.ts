import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { eachLocale, LANGUAGES, LOCALES, type Locale } from '../../core/site/locales.ts';
import { readContentFile, readNamespace } from '../content/content-files.ts';
import { namespacesOf } from '../content/page-messages.ts';
import type { PostSet } from '../content/post-sets.ts';
import { CACHE, CONTENT, LOCALES_DIR } from '../paths.ts';

const require = createRequire(import.meta.url);

const BUDGET = 60 * 1024;

export const isHangul = (locale: Locale) => LANGUAGES[locale].script === 'Hangul';

interface FontFile {
  url: string;
  bytes: Buffer;
}

export interface Fonts {
  files: FontFile[];
  sheets: Record<Locale, string>;
  /** Address of the face for Korean running text where the system has none. */
  koreanText: string;
}

/** OpenType features that the pages use: kerning, ligatures, tabular figures. Others bring glyphs that no page shows: 1.4 KB of 14. */
const FEATURES = ['kern', 'liga', 'tnum'];

/** Letters of the Latin face: ASCII, and the marks that the copy uses. */
const LATIN = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}\u00a0£©°²³·×–—‘’“”…€→←≤≥µ`;

/**
 * Geist for Latin, in the weights 400 to 600, and one Korean weight for headings, cut to their syllables: those of the words, and
 * `otherHeadings` from content. A system without a Korean face gets a regular weight with all letters of the sources
 * (docs/decisions/0004-fonts.md).
 */
export async function makeFonts(otherHeadings: readonly string[]): Promise<Fonts> {
  const geist = readFileSync(require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const pretendard = readFileSync(`${CONTENT}/fonts/pretendard-medium.woff2`);
  const syllables = headingSyllables(otherHeadings);
  const latin = toFile('geist', await cut(geist, LATIN, { wght: { min: 400, max: 600 } }));
  const korean = toFile('heading-kr', await cut(pretendard, syllables));
  const koreanText = toFile('text-kr', await cut(readFileSync(`${CONTENT}/fonts/pretendard-regular.woff2`), koreanLetters()));
  const total = latin.bytes.length + korean.bytes.length;
  if (total > BUDGET)
    throw new Error(`the Korean pages' fonts are ${total} bytes, over ${BUDGET}: cut the syllables in pipeline/media/fonts.ts`);
  const sheets = eachLocale((locale) =>
    toFile(`fonts-${locale}`, Buffer.from(css(latin.url, isHangul(locale) ? korean.url : undefined)), 'css'),
  );
  return {
    files: [latin, korean, koreanText, ...Object.values(sheets)],
    sheets: eachLocale((locale) => sheets[locale].url),
    koreanText: koreanText.url,
  };
}

/** Cutting is slow and its result certain: it is kept by the hash of face, letters, and options. */
async function cut(face: Buffer, letters: string, variationAxes?: Record<string, { min: number; max: number }>): Promise<Buffer> {
  const options = { targetFormat: 'woff2' as const, keepFeatures: FEATURES, ...(variationAxes && { variationAxes }) };
  const hash = createHash('sha256').update(face).update(letters).update(JSON.stringify(options)).digest('hex').slice(0, 16);
  const path = `${CACHE}/fonts/${hash}.woff2`;
  try {
    return readFileSync(path);
  } catch {
    const bytes = await subsetFont(face, letters, options);
    mkdirSync(`${CACHE}/fonts`, { recursive: true });
    writeFileSync(path, bytes);
    return bytes;
  }
}

function toFile(name: string, bytes: Buffer, ending = 'woff2'): FontFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { url: `/assets/${name}-${hash}.${ending}`, bytes };
}

/** The words of the editor are in fonts of its own. */
const isOfSite = (name: string) => !/\beditor(?:\.json)?$/.test(name);

/** Every syllable of the Korean words that are set in the heading face. */
function headingSyllables(otherHeadings: readonly string[]): string {
  const texts: string[] = [...otherHeadings];
  const collect = (value: unknown, key: string, isHeading: boolean) => {
    if (typeof value === 'string') {
      if (isHeading || HEADING_KEYS.test(key)) texts.push(value);
    } else if (value && typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) collect(item, name, isHeading);
    }
  };
  for (const locale of LOCALES.filter(isHangul))
    for (const namespace of namespacesOf(locale).filter(isOfSite)) collect(readNamespace(locale, namespace), '', namespace === 'menu');
  return [...new Set(texts.join(''))]
    .filter((letter) => /\p{Script=Hangul}/u.test(letter))
    .sort()
    .join('');
}

/** Every letter outside of Latin in the Korean words, the posts and the other texts of content. */
function koreanLetters(): string {
  const texts = [LOCALES_DIR, CONTENT].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:json|md)$/.test(name) && isOfSite(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  return [...new Set(texts.join('').normalize())]
    .filter((letter) => /[\p{Script=Hangul}\p{Punctuation}\p{Symbol}]/u.test(letter) && !LATIN.includes(letter))
    .sort()
    .join('');
}

const HEADING_KEYS = /^(heading|title|quote|name|notFound|serviceError|nestedError)$/;

function css(latin: string, korean?: string): string {
  const face = (family: string, url: string, weight: string, range?: string) =>
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`;
  return [face('Geist', latin, '400 600'), korean ? face('Heading KR', korean, '500', 'U+AC00-D7A3') : ''].join('');
}

/** The headings that content brings to Korean pages, for the face that is cut to their syllables. */
export function koreanHeadings(sets: readonly PostSet[]): string[] {
  return [
    ...sets.filter((set) => isHangul(set.locale)).flatMap((set) => set.posts.map((post) => post.title)),
    ...readContentFile('leaders.json').flatMap((leader) => LOCALES.filter(isHangul).map((locale) => leader.name[locale])),
  ];
}
