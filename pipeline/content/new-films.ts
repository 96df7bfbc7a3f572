import { statSync } from 'node:fs';
import { eachLocale, LOCALES, type Locale } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';
import type { PostSource } from './post-sources.ts';
import { findFile, postFileName } from './source-files.ts';

/** A film as it was cut, which its post brings with its captions until `npm run add:film` has made its sizes. */
export interface NewFilm {
  /** The post's, and so the name of the film. */
  id: string;
  /** Paths. */
  file: string;
  captions: Record<Locale, string>;
}

/** The editor saves by one call of the host, and GitHub's takes some 37 MB. */
export const MAX_NEW_FILM_BYTES = 35_000_000;

/** The films that posts bring, and what is wrong with their files. */
export function readNewFilms(posts: readonly PostSource[], content: string = CONTENT): { films: NewFilm[]; errors: string[] } {
  const films: NewFilm[] = [];
  const errors: string[] = [];
  for (const { type, id, files } of posts) {
    const first = LOCALES.find((locale) => files[locale]?.fields.newFilm !== undefined);
    if (type !== 'videos' || !first) continue;
    const folder = `posts/videos/${id}`;
    const before = errors.length;
    const pathOf = (field: string, locale: Locale): string => {
      const { [field]: name } = files[locale]?.fields ?? {};
      const path = findFile(`${content}/${folder}`, String(name)) ?? '';
      const size = statSync(path, { throwIfNoEntry: false })?.size;
      const addError = (text: string) => errors.push(`content/${folder}/${postFileName(locale)}: '${field}' ${text}`);
      if (name === undefined) addError('is missing; a film has captions in every language');
      else if (size === undefined) addError(`is '${name}', which is not in the folder of the post; put the file there or correct the name`);
      else if (size > MAX_NEW_FILM_BYTES)
        addError(`has ${Math.ceil(size / 1e6)} MB, and ${MAX_NEW_FILM_BYTES / 1e6} MB are the most; export it smaller`);
      return path;
    };
    const film = { id, file: pathOf('newFilm', first), captions: eachLocale((locale) => pathOf('captions', locale)) };
    // Asked what to do with a second file of one name, the editor may name the first.
    if (new Set(Object.values(film.captions)).size < LOCALES.length && errors.length === before)
      errors.push(`content/${folder}: 'captions' names one file for two languages; give each file a name of its own`);
    if (errors.length === before) films.push(film);
  }
  return { films, errors };
}

/** The text of a post's file once its film is in content/films, with a picture of the film where it had none. */
export function nameFilm(text: string, film: string, picture: string): string {
  const end = text.indexOf('\n---', 4) + 1;
  const field = (name: string) => new RegExp(`^${name}:.*\\n(?:[ \\t].*\\n)*`, 'm');
  const head = text.slice(0, end);
  const image = field('image').test(head) ? '' : `image: ${picture}\n`;
  const named = head.replace(field('film'), '').replace(field('captions'), '').replace(field('newFilm'), `${image}film: ${film}\n`);
  return named + text.slice(end);
}
