import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { CACHE, CONTENT } from '../paths.ts';

export interface PictureJob {
  source: string;
  area: Area | undefined;
  width: number;
  format: 'avif' | 'jpg';
  url: string;
  path: string;
}

/**
 * Effort 3 gives the bytes of effort 4 in a quarter of its time. Phones show two pixels to one and bear a lower quality: at 27 a key visual
 * has 12 KB, less than the first 14 KB of a connection.
 */
const AVIF = { quality: 50, effort: 3 };
const AVIF_PHONE = { quality: 27, effort: 3 };
const PHONE_WIDTH = 736;
const JPEG = { quality: 76, mozjpeg: true };
/** What the bytes of a picture depend on besides its master. */
export const ENCODINGS = [AVIF, AVIF_PHONE, JPEG] as const;

export async function encodePicture({ source: file, area, width, format, path }: PictureJob): Promise<void> {
  const source = sharp(file).autoOrient();
  const picture = (area ? source.extract(area) : source).resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'avif' ? picture.avif(width <= PHONE_WIDTH ? AVIF_PHONE : AVIF) : picture.jpeg(JPEG)).toBuffer();
  writeWhole(path, bytes);
}

/** Leaves no half of a file when it is ended. */
function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

/** Left, top, width and height in percent of a picture. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** A rectangle in pixels, as sharp's `extract` takes it. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A narrower detail would be shown larger than it is on a dense screen of 1440. */
export const NARROWEST = { page: 1600, album: 700 };

/** The pixels of a detail. Throws with a hint for a detail that leaves the picture or is too small to show. */
export function cropArea([x, y, width, height]: Crop, size: { width: number; height: number }, narrowest: number): Area {
  const isInside = [x, y, width, height].every((value) => value >= 0) && width > 0 && height > 0 && x + width <= 100 && y + height <= 100;
  if (!isInside) throw new Error(`crop [${x}, ${y}, ${width}, ${height}] leaves the picture: give left, top, width, height in percent`);
  const part = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  const area = { left: part(x, size.width), top: part(y, size.height), width: part(width, size.width), height: part(height, size.height) };
  if (area.width < narrowest)
    throw new Error(`crop [${x}, ${y}, ${width}, ${height}] is ${area.width} pixels wide: widen it to ${narrowest} or more`);
  return { ...area, width: Math.min(area.width, size.width - area.left), height: Math.min(area.height, size.height - area.top) };
}

/** Where a file lies in content/, if it is committed. */
export function committedPath(name: string, content: string = CONTENT): string | undefined {
  const path = `${content}/${name}`;
  return existsSync(path) ? path : undefined;
}

/**
 * Takes a file from `content/` where it is committed, else from the cache, else makes it. `npm run committed-files` commits what is
 * missing.
 * @param name Below content/, such as `share-pictures/vials.1f3a9c02.jpg`: it carries the hash of the file's sources.
 */
export async function takeCommitted(name: string, make: () => Promise<Uint8Array>, content: string = CONTENT) {
  const committed = committedPath(name, content);
  if (committed) return { path: committed, isCommitted: true };
  const path = `${CACHE}/${name}`;
  if (!existsSync(path) || process.env.MEDIA_CACHE === 'off') writeWhole(path, await make());
  return { path, isCommitted: false };
}
