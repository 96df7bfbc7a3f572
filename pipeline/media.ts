import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { fallbackWidth, type ImageAsset, imageUrl } from '../core/site/image.ts';
import { committedPath } from './committed-files.ts';
import { checkMedia } from './content/check-media.ts';
import { readSource } from './content/read-source.ts';
import { type Crop, cropArea } from './crop.ts';
import { ENCODINGS, encodePicture, type PictureJob } from './encode-picture.ts';
import { readInputs } from './inputs.ts';
import { CACHE, CONTENT } from './paths.ts';
import type { Report } from './report.ts';

interface Master {
  uuid: string;
  name: string;
  file: string;
  /** A detail of the file: left, top, width and height in percent. The asset is the detail, and focal is within it. */
  crop?: Crop;
  focal: [number, number];
  portrait?: { file: string; focal: [number, number] };
  alt: { en: string; ko: string };
}

const WIDTHS = [480, 736, 1200, 1920];
const PORTRAIT_WIDTHS = [480, 736, 1080];
/** Albums have many pictures, which stand in a grid or fill a dialog: three widths each keep the build short. */
const ALBUM_WIDTHS = [480, 736, 1200];
/** Named in no page: what the server gives in place of every other width under data saver (server/smallest-image.ts). */
const SAVER_WIDTH = 320;
/** Below content/, where the encoded files are committed. */
export const PICTURES = 'pictures';
/** Part of every file's hash: raise it when the encoding changes. */
const RECIPE = JSON.stringify([1, ...ENCODINGS]);

/** Address on our origin, and where the encoded bytes lie. */
export type EncodedFile = Pick<PictureJob, 'url' | 'path'>;

export interface Media {
  images: Record<string, ImageAsset>;
  files: EncodedFile[];
}

/**
 * Encodes the masters of content/media: AVIF at every width, one JPEG fallback, portrait crops where a portrait master
 * exists. Committed files are taken; others are cached by content hash, so that only what changed is encoded again.
 * @param albumPictures Names of the pictures that only albums show.
 */
export async function encodeMedia(albumPictures: ReadonlySet<string>, report: Report): Promise<Media> {
  const { images, jobs } = await describeMedia(albumPictures);
  await encodeAll(jobs, report);
  return { images, files: jobs.map(({ url, path }) => ({ url, path })) };
}

/** The images of the masters and the files that belong to them, of which none is made. */
export async function describeMedia(albumPictures: ReadonlySet<string>): Promise<{ images: Media['images']; jobs: PictureJob[] }> {
  const masters = JSON.parse(readSource(`${CONTENT}/media/media.json`)) as Record<string, Master>;
  const keys = Object.keys(masters).sort();
  const errors = checkMedia();
  if (errors.length > 0) throw new Error(errors.join('\n'));

  const { assets: place } = readInputs();
  const images: Record<string, ImageAsset> = {};
  const jobs: PictureJob[] = [];
  const areaOf = (key: string, crop: Crop, size: { width: number; height: number }) => {
    try {
      return cropArea(crop, size);
    } catch (error) {
      errors.push(`media.json, '${key}': ${(error as Error).message}`);
      return undefined;
    }
  };
  const variantOf = async (key: string, uuid: string, file: string, focal: [number, number], widths: number[], crop?: Crop) => {
    const bytes = readFileSync(`${CONTENT}/media/${file}`);
    const hash = createHash('sha256')
      .update(RECIPE)
      .update(crop ? JSON.stringify(crop) : '')
      .update(bytes)
      .digest('hex')
      .slice(0, 8);
    // A photograph is seen as its camera was held.
    const { width: fullWidth, height: fullHeight } = (await sharp(bytes).metadata()).autoOrient;
    const area = crop && areaOf(key, crop, { width: fullWidth, height: fullHeight });
    const { width, height } = area ?? { width: fullWidth, height: fullHeight };
    const variant = { name: `${key}.${hash}`, width, height, widths: widthsWithin(widths, width), focal };
    const add = (wanted: number, format: 'avif' | 'jpg') => {
      const url = imageUrl(place, uuid, variant, wanted, format);
      const name = `${variant.name}-${wanted}.${format}`;
      const path = committedPath(`${PICTURES}/${name}`) ?? `${CACHE}/media/${name}`;
      jobs.push({ source: `${CONTENT}/media/${file}`, area, width: wanted, format, url, path });
    };
    for (const wanted of variant.widths) add(wanted, 'avif');
    add(fallbackWidth(variant), 'jpg');
    if (width > SAVER_WIDTH) for (const format of ['avif', 'jpg'] as const) add(SAVER_WIDTH, format);
    return variant;
  };
  for (const key of keys) {
    const master = masters[key] as Master;
    const isAlbumPicture = albumPictures.has(key);
    const widths = isAlbumPicture ? ALBUM_WIDTHS : WIDTHS;
    const landscape = await variantOf(key, master.uuid, master.file, master.focal, widths, master.crop);
    const portrait =
      !isAlbumPicture &&
      master.portrait &&
      (await variantOf(`${key}-portrait`, master.uuid, master.portrait.file, master.portrait.focal, PORTRAIT_WIDTHS));
    images[key] = { uuid: master.uuid, ...landscape, ...(portrait && { portrait }), alt: master.alt };
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { images, jobs };
}

/** The widths that a picture reaches; a detail between two of them is made at its own width too, never larger. */
function widthsWithin(widths: readonly number[], width: number): number[] {
  const reached = widths.filter((wanted) => wanted <= width);
  return reached.length < widths.length && width < 1200 ? [...reached, width] : reached;
}

async function encodeAll(jobs: readonly PictureJob[], report: Report): Promise<void> {
  const useCache = process.env.MEDIA_CACHE !== 'off';
  const open = jobs.filter(({ path }) => !existsSync(path) || (!useCache && path.startsWith(CACHE)));
  // One thread an image and as many images as cores: libvips' own threads gain less on small pictures.
  sharp.concurrency(1);
  let done = 0;
  const queue = [...open].sort((a, b) => b.width - a.width);
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await encodePicture(job);
      done += 1;
      report.progress(done, open.length, 'pictures encoded');
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (jobs.some(({ path }) => path.startsWith(CACHE)))
    report.note("some are not committed: 'npm run committed-files' puts them into content/");
}
