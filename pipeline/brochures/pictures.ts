import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { CONTENT } from '../paths.ts';

interface Master {
  file: string;
  focal: [number, number];
  portrait?: { file: string; focal: [number, number] };
  alt: { en: string; ko: string };
}

/** At most 150 dots an inch where it stands; a point is a 72nd of an inch. */
const DOTS_PER_POINT = 150 / 72;
export const JPEG = { quality: 70, mozjpeg: true };

let masters: Record<string, Master> | undefined;

export function masterOf(key: string): Master {
  masters ??= JSON.parse(readFileSync(`${CONTENT}/media/media.json`, 'utf8')) as Record<string, Master>;
  const master = masters[key];
  if (!master) throw new Error(`picture '${key}' of a brochure is not in content/media/media.json; add it there or use a name from it`);
  return master;
}

/** Which of a picture's masters a box of this shape is cut from. */
export function fileFor(key: string, width: number, height: number): { path: string; focal: [number, number] } {
  const { file, focal, portrait } = masterOf(key);
  const chosen = portrait && height > width ? portrait : { file, focal };
  return { path: `${CONTENT}/media/${chosen.file}`, focal: chosen.focal };
}

/** A picture cut around its focal point to a box, in points. */
export async function cropPicture(key: string, width: number, height: number): Promise<Buffer> {
  const { path, focal } = fileFor(key, width, height);
  const { width: across = 0, height: down = 0 } = await sharp(path).metadata();
  const scale = Math.min(across / width, down / height);
  const cut = { width: Math.min(across, Math.round(width * scale)), height: Math.min(down, Math.round(height * scale)) };
  const place = (size: number, part: number, percent: number) =>
    Math.round(Math.min(size - part, Math.max(0, (size * percent) / 100 - part / 2)));
  return sharp(path)
    .extract({ left: place(across, cut.width, focal[0]), top: place(down, cut.height, focal[1]), ...cut })
    .resize({ width: Math.min(cut.width, Math.round(width * DOTS_PER_POINT)) })
    .jpeg(JPEG)
    .toBuffer();
}
