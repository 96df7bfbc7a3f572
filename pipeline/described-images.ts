import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ImageAsset } from '../core/site/image.ts';
import type { Pictures } from './media.ts';
import { CACHE } from './paths.ts';

/** What the modules that import pictures are made from (pipeline/vite/site-modules-plugin.ts). */
export interface DescribedImages {
  /** Images by their names in content/media/media.json. */
  images: Readonly<Record<string, ImageAsset>>;
  /** Names of the pictures that only albums show. */
  albums: readonly string[];
}

export const IMAGES_FILE = `${CACHE}/images.json`;

export function writeImages({ images, albums }: Pick<Pictures, 'images' | 'albums'>): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(IMAGES_FILE, JSON.stringify({ images, albums: [...albums].sort() } satisfies DescribedImages));
}

export function readImages(): DescribedImages {
  return JSON.parse(readFileSync(IMAGES_FILE, 'utf8')) as DescribedImages;
}
