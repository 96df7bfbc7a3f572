import { existsSync, readdirSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { CONTENT } from '../paths.ts';
import { listPictures } from './body-media.ts';
import { ALWAYS, isDay, publishNow, type Release, releaseOf } from './release.ts';
import type { Leader } from './schemas.ts';
import { type PostFile, postFileName, readPostFile, readSource } from './source-files.ts';

/** A post's folder as it was read, in order or not. */
export interface PostSource {
  /** `newsroom/20240516-songdo-groundbreaking` */
  key: string;
  /** The name of its folder, which may be no type of post. */
  type: string;
  id: string;
  files: Partial<Record<Locale, PostFile>>;
  errors: string[];
  release: Release;
}

/** Folder names below a folder, sorted; what systems leave behind (`.DS_Store`) is passed over. */
function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

export function readPostSources(content: string = CONTENT): PostSource[] {
  return listFolders(`${content}/posts`).flatMap((type) =>
    listFolders(`${content}/posts/${type}`).map((id) => readPostSource(content, type, id)),
  );
}

function readPostSource(content: string, type: string, id: string): PostSource {
  const key = `${type}/${id}`;
  const files: PostSource['files'] = {};
  const errors: string[] = [];
  for (const locale of LOCALES) {
    const name = `posts/${key}/${postFileName(locale)}`;
    try {
      if (existsSync(`${content}/${name}`)) files[locale] = readPostFile(readSource(`${content}/${name}`));
      else errors.push(`content/${name}: missing; every post is in every language`);
    } catch (error) {
      errors.push(`content/${name}: ${(error as Error).message}`);
    }
  }
  // Kept back in one language is kept back.
  const releases = Object.values(files).map(({ fields }) => releaseOf(fields.draft, fields.publishAt));
  return { key, type, id, files, errors, release: Math.max(...releases, ALWAYS) };
}

/** Posts that are not shown at that moment, by `type/id`. */
export function heldPosts(now: number, sources: readonly PostSource[] = readPostSources()): string[] {
  return sources.flatMap(({ key, release }) => (release > now ? [key] : []));
}

/** The newest day of a shown post, unless SOURCE_DATE_EPOCH says the day: the build's clock, so that equal sources give equal bytes. */
export function newestDate(content: string = CONTENT, sources?: readonly PostSource[]): string {
  const fixed = process.env.SOURCE_DATE_EPOCH;
  // Another value is no day, which `readInputs` says.
  if (fixed && /^\d{1,11}$/.test(fixed)) return new Date(Number(fixed) * 1000).toISOString().slice(0, 10);
  const now = publishNow();
  const shown = (sources ?? readPostSources(content)).filter(({ release }) => release <= now);
  const dates = shown.flatMap(({ files }) => Object.values(files).map(({ fields }) => String(fields.date)));
  return dates.filter(isDay).sort().at(-1) ?? '2026-01-01';
}

/** The picture that stands for each film, by its folder of content/films: that of the post which shows the film among the videos. */
export function listFilmStills(sources: readonly PostSource[]): ReadonlyMap<string, string> {
  const videos = sources.filter(({ type }) => type === 'videos').map(({ files }) => files.en?.fields ?? {});
  return new Map(videos.flatMap(({ film, image }) => (typeof film === 'string' && typeof image === 'string' ? [[film, image]] : [])));
}

/** Pictures that only albums name: fewer widths of them are encoded. */
export function listAlbumPictures(sources: readonly PostSource[], leaders: readonly Leader[]): ReadonlySet<string> {
  const others = new Set<unknown>([...PAGES.map(({ visual }) => visual), ...leaders.map(({ image }) => image)]);
  const albums = new Set<string>();
  for (const { type, files } of sources) {
    for (const { fields, body, mobile = '' } of Object.values(files)) {
      for (const name of listPictures(`${body}\n${mobile}`)) others.add(name);
      const { image, gallery } = fields;
      const names = [image, ...(Array.isArray(gallery) ? gallery.map((picture) => picture?.image) : [])];
      if (type === 'images') for (const name of names) albums.add(String(name));
      else for (const name of names) others.add(name);
    }
  }
  return new Set([...albums].filter((name) => !others.has(name)));
}
