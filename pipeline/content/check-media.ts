import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { Film } from '../../core/posts/post.ts';
import type { ImageAsset } from '../../core/site/image.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';
import type { PostMedia } from './extras.ts';
import { didYouMean } from './nearest.ts';
import { isRecord, readJson } from './read-json.ts';
import { listFolders } from './release.ts';

/** Errors of content/media/media.json: pictures that are not there, and pictures that nobody has described. */
export function checkMedia(content: string = CONTENT): string[] {
  const errors: string[] = [];
  const uuids = new Map<string, string>();
  const files = existsSync(`${content}/media`) ? readdirSync(`${content}/media`) : [];
  for (const [key, master] of Object.entries(masters(content, errors))) {
    const place = `content/media/media.json: '${key}'`;
    const portrait = isRecord(master.portrait) ? master.portrait : undefined;
    for (const file of portrait ? [master.file, portrait.file] : [master.file]) {
      if (typeof file !== 'string' || !file) errors.push(`${place}: 'file' is missing; name a file of content/media`);
      else if (!existsSync(`${content}/media/${file}`))
        errors.push(`${place}: ${file} is not in content/media; put it there or correct the name${didYouMean(file, files)}`);
    }
    if (typeof master.uuid !== 'string' || !UUID.test(master.uuid))
      errors.push(`${place}: uuid is missing or no UUID; write a new one, such as "${randomUUID()}"`);
    else if (uuids.has(master.uuid))
      errors.push(`${place}: uuid is that of '${uuids.get(master.uuid)}'; write a new one, such as "${randomUUID()}"`);
    else uuids.set(master.uuid, key);
    for (const [name, part] of [['focal', master] as const, ['portrait.focal', portrait] as const])
      if (part && !isPlace(part.focal))
        errors.push(
          `${place}: ${name} is missing or no place; write what matters in the picture, in percent from left and top, such as [50, 40]`,
        );
    const alt = isRecord(master.alt) ? master.alt : {};
    for (const locale of LOCALES) {
      const text = alt[locale];
      if (typeof text !== 'string' || !text.trim()) errors.push(`${place}: alt.${locale} is missing; say in a few words what is seen`);
    }
  }
  return errors;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const isPlace = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number' && part >= 0 && part <= 100);

/** Answers for every picture of media.json and every folder of content/films as if they were encoded: enough for a check. */
export function knownMedia(content: string = CONTENT): PostMedia & { imageNames: readonly string[] } {
  const film: Film = {
    duration: 0,
    files: [{ url: '/films/film.mp4', width: 0, height: 0 }],
    captions: { en: '/films/en.vtt', ko: '/films/ko.vtt' },
  };
  return {
    assets: { base: '/images', env: 'live' },
    imageOf: knownImages(content),
    imageNames: Object.keys(masters(content, [])),
    filmNames: listFolders(`${content}/films`),
    filmOf: (id) => (/^[\w-]+$/.test(id) && existsSync(`${content}/films/${id}`) ? film : undefined),
  };
}

function knownImages(content: string): (key: string) => ImageAsset | undefined {
  const all = masters(content, []);
  return (key) => {
    const master = Object.hasOwn(all, key) ? all[key] : undefined;
    return (
      master && {
        width: 0,
        height: 0,
        widths: [],
        focal: [50, 50],
        ...(master as object),
        ...({ uuid: '', name: key, alt: { en: '', ko: '' } } as const),
      }
    );
  };
}

function masters(content: string, errors: string[]): Record<string, Record<string, unknown>> {
  const value = readJson(content, 'media/media.json', errors);
  if (isRecord(value) && Object.values(value).every(isRecord)) return value as Record<string, Record<string, unknown>>;
  if (value !== undefined) errors.push('content/media/media.json: has another shape; write `"name": { "file": …, "alt": … }`');
  return {};
}
