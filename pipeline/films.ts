import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Film } from '../core/posts/post.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import { fillTokens, type Tokens } from '../core/site/tokens.ts';
import { digestOf } from './digest.ts';
import { readMp4 } from './mp4.ts';
import { CONTENT } from './paths.ts';
import { checkWebVtt } from './web-vtt.ts';

export const FILM_SIZES = [720, 360] as const;
const MAX_BYTES = 4 * 1024 * 1024;

export interface Films {
  films: Record<string, Film>;
  /** Addresses below the site's root, with what they answer. */
  files: { url: string; bytes: Buffer }[];
  /** Each with its file and a hint. */
  errors: string[];
}

/**
 * Reads content/films: each folder holds a film in two sizes and its captions in both languages, whose tokens are
 * filled here.
 */
export function readFilms(tokens: Record<Locale, Tokens>, content: string = CONTENT): Films {
  const folder = `${content}/films`;
  const found: Films = { films: {}, files: [], errors: [] };
  const { errors } = found;
  const ids = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  for (const id of ids.map(({ name }) => name).sort()) {
    const read = (name: string) => {
      const path = `${folder}/${id}/${name}`;
      if (existsSync(path)) return readFileSync(path);
      errors.push(`content/films/${id}/${name}: missing; put it there`);
      return undefined;
    };
    const addError = (name: string, text: string) => errors.push(`content/films/${id}/${name}: ${text}`);
    // The sizes share one hash, and the captions another: a list of films names them all, and has few bytes to spare.
    const place = (group: readonly { ending: string; bytes: Buffer }[]) => {
      const hash = digestOf(...group.map(({ bytes }) => bytes)).slice(0, 8);
      const files = group.map(({ ending, bytes }) => ({ url: `/films/${id}.${hash}${ending}`, bytes }));
      found.files.push(...files);
      return files.map(({ url }) => url);
    };
    let duration = Number.POSITIVE_INFINITY;
    const sizes = FILM_SIZES.flatMap((height) => {
      const name = `${id}-${height}.mp4`;
      const bytes = read(name);
      if (!bytes) return [];
      if (bytes.length > MAX_BYTES) addError(name, `is ${bytes.length} bytes; encode it below ${MAX_BYTES}`);
      try {
        const film = readMp4(bytes);
        duration = Math.min(duration, film.duration);
        if (film.height !== height) addError(name, `is ${film.height} pixels high; its name says ${height}`);
        return [{ ending: `-${height}.mp4`, bytes, width: film.width, height: film.height }];
      } catch (error) {
        addError(name, (error as Error).message);
        return [];
      }
    });
    const captions = LOCALES.map((locale) => {
      const bytes = read(`${locale}.vtt`);
      const text = fillTokens(bytes?.toString('utf8') ?? '', tokens[locale]);
      if (bytes) for (const wrong of checkWebVtt(text, duration)) addError(`${locale}.vtt`, wrong);
      for (const [token] of text.matchAll(/\{[\w.]+\}/g))
        addError(`${locale}.vtt`, `token ${token} has no value; use one of content/facts.json`);
      return { ending: `.${locale}.vtt`, bytes: Buffer.from(text), locale };
    });
    const urlsOfSizes = place(sizes);
    const urlsOfCaptions = place(captions);
    found.films[id] = {
      duration,
      files: sizes.map(({ width, height }, at) => ({ url: urlsOfSizes[at] as string, width, height })),
      captions: Object.fromEntries(captions.map(({ locale }, at) => [locale, urlsOfCaptions[at]])) as Record<Locale, string>,
    };
  }
  return found;
}
