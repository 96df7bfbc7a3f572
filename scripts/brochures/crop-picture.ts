import sharp from 'sharp';
import type { PrintMaster } from '../../pipeline/brochures/source-hashes.ts';
import { CONTENT } from '../../pipeline/paths.ts';
import { SCALE } from './paper.ts';

/** At most 150 dots an inch where a picture stands on paper; a CSS pixel is a 96th of an inch. */
const DOTS_PER_PIXEL = (150 / 96) * SCALE;

/** A JPEG of a picture, cut around its focal point to a box in CSS pixels. Chromium passes it into the PDF as it is. */
export async function cropPicture({ file, focal, portrait }: PrintMaster, width: number, height: number): Promise<Buffer> {
  const chosen = portrait && height > width ? portrait : { file, focal };
  const path = `${CONTENT}/media/${chosen.file}`;
  const { width: across = 0, height: down = 0 } = await sharp(path).metadata();
  const scale = Math.min(across / width, down / height);
  const cut = { width: Math.min(across, Math.round(width * scale)), height: Math.min(down, Math.round(height * scale)) };
  const place = (size: number, part: number, percent: number) =>
    Math.round(Math.min(size - part, Math.max(0, (size * percent) / 100 - part / 2)));
  return sharp(path)
    .extract({ left: place(across, cut.width, chosen.focal[0]), top: place(down, cut.height, chosen.focal[1]), ...cut })
    .resize({ width: Math.min(cut.width, Math.round(width * DOTS_PER_PIXEL)) })
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer();
}
