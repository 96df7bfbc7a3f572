import type { Locale } from './locales.ts';

/**
 * An image asset (spec 3: uuid and name) with the sizes that prevent a layout shift. Its address is asset path / environment / uuid / name.
 * `name` has the width and a content hash: the file at an address never changes.
 */
export interface ImageAsset {
  uuid: string;
  /** Stem of the file names: `hero-adc.1f3a9c02`. */
  name: string;
  width: number;
  height: number;
  /** Widths made, in CSS-independent pixels, narrowest first. */
  widths: readonly number[];
  /** Focal point in percent, for crops. */
  focal: readonly [x: number, y: number];
  portrait?: Omit<ImageAsset, 'alt' | 'uuid' | 'portrait' | 'tone' | 'isRendering'>;
  /** Its upper part is light: the header lies on it in ink. */
  tone?: 'light' | undefined;
  /** What it shows, in words. The data of one language has only the words of that language. */
  alt: Readonly<Partial<Record<Locale, string>>>;
  /** A computer has drawn a place or an event: where the picture stands for it, the page says so. */
  isRendering?: true;
}

/** Where images are, below the site's origin: asset path and environment. */
export interface AssetPlace {
  base: string;
  env: string;
}

type Variant = Pick<ImageAsset, 'name' | 'widths'>;

export function imageUrl(place: AssetPlace, uuid: string, variant: Variant, width: number, format: 'avif' | 'jpg'): string {
  return `${place.base}/${place.env}/${uuid}/${variant.name}-${width}.${format}`;
}

/** The JPEG fallback has one width only: the widest that is not above 1200. */
export function fallbackWidth(variant: Variant): number {
  return variant.widths.filter((width) => width <= 1200).at(-1) ?? variant.widths[0] ?? 0;
}

export function avifSrcset(place: AssetPlace, uuid: string, variant: Variant): string {
  return variant.widths.map((width) => `${imageUrl(place, uuid, variant, width, 'avif')} ${width}w`).join(', ');
}
