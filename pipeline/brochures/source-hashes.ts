import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll, fillTokens, type Tokens } from '../../core/site/tokens.ts';
import type { Master, Masters } from '../content/schemas.ts';
import { readPostFile, readSource } from '../content/source-files.ts';
import { readTokens } from '../content/words.ts';
import { CONTENT, LOCALES_DIR, ROOT } from '../paths.ts';
import { type BrochureEntry, type Part, pdfPath } from './manifest.ts';

/** Tokens that stand on a brochure without being in its words: signature, author, address. */
const TOKENS = ['company', 'companyLegal', 'tagline', 'origin'];

/** Hashes of what a brochure is made of, as it is now. What is missing counts as empty: it is a difference too. */
export function hashSources(
  { id, locale, isPost, words, pictures }: Pick<BrochureEntry, 'id' | 'locale' | 'isPost' | 'words' | 'pictures'>,
  code: readonly string[],
  content: string = CONTENT,
): Record<Part, string> {
  return {
    words: hash([
      ...(isPost ? Object.values(readPostFacts(id, locale, content)) : []),
      ...TOKENS.map((name) => tokensOf(locale, content)[name] ?? ''),
      ...words.map((key) => wordAt(locale, key, content)),
    ]),
    pictures: hash(pictures.flatMap((key) => pictureSources(key, locale, content))),
    code: hashCode(code),
    pdf: hash([read(pdfPath(id, locale, content))]),
  };
}

/** Equal for all brochures of a run: read once. */
const codeHashes = new Map<string, string>();
function hashCode(code: readonly string[]): string {
  const key = code.join();
  const known = codeHashes.get(key) ?? hash(code.flatMap((file) => [file, read(ROOT + file)]));
  codeHashes.set(key, known);
  return known;
}

/** Reading them asks every post for its date: once is enough. */
const tokens = new Map<string, Tokens>();
function tokensOf(locale: Locale, content: string): Tokens {
  const known = tokens.get(content + locale) ?? readTokens(locale, content);
  tokens.set(content + locale, known);
  return known;
}

const namespaces = new Map<string, unknown>();
function wordAt(locale: Locale, key: string, content: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const name = `${content}/${locale}/${namespace}`;
  if (!namespaces.has(name))
    namespaces.set(
      name,
      fillAll(JSON.parse(String(read(`${LOCALES_DIR}/${locale}/${namespace}.json`) || '{}')), tokensOf(locale, content)),
    );
  return String(
    path.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], namespaces.get(name)),
  );
}

const pictureHashes = new Map<string, string>();
function pictureSources(key: string, locale: Locale, content: string): string[] {
  const masters = JSON.parse(String(read(`${content}/media/media.json`))) as Masters;
  const master = masters[key];
  if (!master) return [key];
  const { file, focal, portrait, alt } = master;
  const files = [file, ...(portrait ? [portrait.file] : [])].map((name) => {
    const known = pictureHashes.get(content + name) ?? hash([read(`${content}/media/${name}`)]);
    pictureHashes.set(content + name, known);
    return known;
  });
  return [JSON.stringify([focal, portrait?.focal]), alt[locale], ...files];
}

/** What the code of the brochures calls a picture, of which they are hashed: another name would make each out of date. */
export type PrintMaster = Master;

const read = (path: string): Buffer | string => (existsSync(path) ? readFileSync(path) : '');

function hash(parts: readonly (string | Buffer)[]): string {
  const all = createHash('sha256');
  for (const part of parts) all.update(String(part.length)).update(':').update(part);
  return all.digest('hex').slice(0, 16);
}

/** Title, summary, date and cover of a brochure: its post's, so that list, page and file say the same. */
interface PostFacts {
  title: string;
  summary: string;
  /** ISO date. */
  date: string;
  /** Key of content/media/media.json. */
  image: string;
}

export function readPostFacts(id: string, locale: Locale, content: string = CONTENT): PostFacts {
  const path = `posts/brochures/${id}/${locale}.md`;
  if (!existsSync(`${content}/${path}`))
    throw new Error(`content/${path} is missing: the brochure takes title, summary, date and cover from it`);
  const { fields } = readPostFile(readSource(`${content}/${path}`));
  const read = (name: string) => fillTokens(String(fields[name] ?? ''), readTokens(locale, content)).trim();
  const facts = { title: read('title'), summary: read('summary'), date: read('date'), image: read('image') };
  for (const [name, value] of Object.entries(facts))
    if (!value) throw new Error(`content/${path}: '${name}' stands in the brochure; write it`);
  return facts;
}
