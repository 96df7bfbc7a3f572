import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../../core/build/nearest.ts';
import { fallbackWidth, type ImageAsset, imageUrl } from '../../core/site/image.ts';
import type { Master, Masters } from '../content/schemas.ts';
import { readInputs } from '../inputs.ts';
import { CACHE, CONTENT, SITE } from '../paths.ts';
import { type Report, workThrough } from '../report.ts';
import { type Crop, committedPath, cropArea, ENCODINGS, encodePicture, NARROWEST, type PictureJob } from './encode-picture.ts';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';

/** The widest is that of a hero on a dense screen of 1440 pixels. */
const WIDTHS = [480, 736, 1200, 1920, 2880];
const PORTRAIT_WIDTHS = [480, 736, 1080];
/** Albums have many pictures, which stand in a grid or fill a dialog: three widths each keep the build short. */
const ALBUM_WIDTHS = [480, 736, 1200];
/** Named in no page: what the server gives in place of every other width under data saver (server/routes/site.ts). */
export const SAVER_WIDTH = 320;
/** Below content/, where the encoded files are committed. */
export const PICTURES = 'pictures';
/** Part of every file's hash: raise it when the encoding changes. */
const RECIPE = JSON.stringify([1, ...ENCODINGS]);

export type EncodedFile = Pick<PictureJob, 'url' | 'path'>;

export interface Pictures {
  /** By their names in content/media/media.json; what cannot be read is left out. */
  images: Record<string, ImageAsset>;
  jobs: readonly PictureJob[];
  /** Names of the pictures that only albums show. */
  albums: ReadonlySet<string>;
  errors: string[];
}

/** A file of content/media as it is seen: a photograph is held as its camera was. */
interface SourceFile {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Measures the masters of content/media: AVIF at every width, one JPEG fallback, portrait crops where a portrait master exists. */
export async function describeMedia(masters: Masters, albums: ReadonlySet<string>, content: string = CONTENT): Promise<Pictures> {
  const { assets: place } = readInputs();
  const images: Record<string, ImageAsset> = {};
  const jobs: PictureJob[] = [];
  const errors: string[] = [];
  const files = new Map<string, Promise<SourceFile>>();
  const readFile = (file: string) => {
    const known = files.get(file) ?? readMaster(file, content);
    files.set(file, known);
    return known;
  };
  const variantOf = async (key: string, uuid: string, { file, focal, crop }: Variant, widths: readonly number[], narrowest = 0) => {
    const { bytes, ...size } = await readFile(file);
    const hash = createHash('sha256')
      .update(RECIPE)
      .update(crop ? JSON.stringify(crop) : '')
      .update(bytes)
      .digest('hex')
      .slice(0, 8);
    const area = crop && cropArea(crop, size, narrowest);
    const { width, height } = area ?? size;
    const variant = { name: `${key}.${hash}`, width, height, widths: widthsWithin(widths, width), focal };
    const add = (wanted: number, format: 'avif' | 'jpg') => {
      const url = imageUrl(place, uuid, variant, wanted, format);
      const name = `${variant.name}-${wanted}.${format}`;
      const path = committedPath(`${PICTURES}/${name}`, content) ?? `${CACHE}/media/${name}`;
      jobs.push({ source: `${content}/media/${file}`, area, width: wanted, format, url, path });
    };
    for (const wanted of variant.widths) add(wanted, 'avif');
    add(fallbackWidth(variant), 'jpg');
    if (width > SAVER_WIDTH) for (const format of ['avif', 'jpg'] as const) add(SAVER_WIDTH, format);
    return variant;
  };
  for (const key of Object.keys(masters).sort()) {
    const master = masters[key] as Master;
    const { uuid, alt, tone, isRendering } = master;
    const isAlbumPicture = albums.has(key);
    try {
      const [widths, narrowest] = isAlbumPicture ? [ALBUM_WIDTHS, NARROWEST.album] : [WIDTHS, NARROWEST.page];
      const landscape = await variantOf(key, uuid, master, widths, narrowest);
      const portrait = !isAlbumPicture && master.portrait && (await variantOf(`${key}-portrait`, uuid, master.portrait, PORTRAIT_WIDTHS));
      images[key] = { uuid, ...landscape, ...(portrait && { portrait }), ...(tone && { tone }), alt, ...(isRendering && { isRendering }) };
    } catch (error) {
      errors.push(`content/media/media.json: '${key}': ${(error as Error).message}`);
    }
  }
  return { images, jobs, albums, errors };
}

type Variant = Pick<Master, 'file' | 'focal'> & { crop?: Crop | undefined };

/** Throws with a hint for a file that is not there or is no picture. */
async function readMaster(file: string, content: string): Promise<SourceFile> {
  const folder = `${content}/media`;
  if (!existsSync(`${folder}/${file}`)) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    throw new Error(`${file} is not in content/media; put it there or correct the name${didYouMean(file, names)}`);
  }
  const bytes = readFileSync(`${folder}/${file}`);
  const { width, height } = await measurePicture(bytes).catch((error: Error) => {
    throw new Error(`${file} ${error.message}`);
  });
  return { bytes, width, height };
}

/** More is not decoded: it would take a gigabyte of memory. */
const MOST_PIXELS = 0x3fff ** 2;

/** Format and size of a picture, as it stands upright. Throws with a cure where it is none, or too large to be read. */
export async function measurePicture(bytes: Buffer): Promise<{ format: string; width: number; height: number }> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => {
      throw new Error(`is no picture that can be read (${error.message}): export it as JPEG or PNG`);
    });
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS)
    throw new Error(
      `is ${width} × ${height} pixels, and ${Math.floor(MOST_PIXELS / 1e6)} million are the most that can be read: scale it down, its longer side to 6000 pixels`,
    );
  return { format, width, height };
}

// A build reads each picture once; libvips would keep what it has decoded.
sharp.cache(false);

/** Encodes what is neither committed nor cached by its content's hash. */
export async function encodeMedia(jobs: readonly PictureJob[], report: Report): Promise<void> {
  const useCache = process.env.MEDIA_CACHE !== 'off';
  const open = jobs.filter(({ path }) => !existsSync(path) || (!useCache && path.startsWith(CACHE)));
  // One thread an image and as many images as cores: libvips' own threads gain less on small pictures.
  sharp.concurrency(1);
  const widestFirst = open.sort((a, b) => b.width - a.width);
  await workThrough(widestFirst, 'pictures encoded', report, encodePicture);
  if (jobs.some(({ path }) => path.startsWith(CACHE)))
    report.note("some are not committed: 'npm run committed-files' puts them into content/");
}

/** The widths that a picture reaches; one that falls short of a page's width on a dense screen is made at its own width too, never larger. */
function widthsWithin(widths: readonly number[], width: number): number[] {
  const reached = widths.filter((wanted) => wanted <= width);
  return reached.length < widths.length && reached.at(-1) !== width && width < 1920 ? [...reached, width] : reached;
}

/** What the modules that import pictures are made from (pipeline/vite/plugins.ts). */
interface DescribedImages {
  images: Readonly<Record<string, ImageAsset>>;
  albums: readonly string[];
}

const IMAGES_FILE = `${CACHE}/images.json`;

export function writeImages({ images, albums }: Pick<Pictures, 'images' | 'albums'>): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(IMAGES_FILE, JSON.stringify({ images, albums: [...albums].sort() } satisfies DescribedImages));
}

export function readImages(): DescribedImages {
  return JSON.parse(readFileSync(IMAGES_FILE, 'utf8')) as DescribedImages;
}

/** Puts fonts, films and the pictures that the site names where the server and the worker look for them. */
export function copyFiles(
  pictures: Pictures,
  fonts: Fonts,
  films: Films,
  pages: Readonly<Record<string, { pictures: readonly string[] }>>,
): void {
  const inSite = (url: string) => {
    mkdirSync(dirname(`${SITE}${url}`), { recursive: true });
    return `${SITE}${url}`;
  };
  for (const { url, bytes } of [...fonts.files, ...films.files]) writeFileSync(inSite(url), bytes);
  const shown = Object.values(pages).flatMap((facts) => facts.pictures);
  for (const { url, path } of selectNamedFiles(pictures.jobs, SITE, shown)) copyFileSync(path, inSite(url));
}

/** What an address of a picture is known by; it begins an address's part or a text. Looking for what is before it takes a fifth of the time. */
const UUID = /[/"'`][\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

export function listUuids(text: string): string[] {
  return Array.from(text.match(UUID) ?? [], (found) => found.slice(1));
}

/** Files of pictures that the built site names; those of a post that is shown later are not published. @param inDocuments Their names. */
export function selectNamedFiles(files: readonly EncodedFile[], site: string, inDocuments: Iterable<string>): EncodedFile[] {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|json)$/.test(name));
  const named = new Set(inDocuments);
  for (const name of texts) for (const uuid of listUuids(readFileSync(`${site}/${name}`, 'utf8'))) named.add(uuid);
  return files.filter(({ url }) => listUuids(url).some((uuid) => named.has(uuid)));
}
