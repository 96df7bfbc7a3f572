import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Locale } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';
import type { FaceName } from './style.ts';

const require = createRequire(import.meta.url);

/**
 * Letters are ranges, not what a brochure uses: the writer embeds only the glyphs that are drawn, and a face that never
 * changes keeps the bytes of a brochure equal when the words of another one change.
 */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…·`;
const KOREAN = `${LATIN}${range(0xac00, 0xd7a3)}「」`;

export type Faces = Record<FaceName, Buffer>;
let korean: Promise<Buffer> | undefined;
const latin = new Map<number, Promise<Buffer>>();

/** Geist at three weights for English, the one weight of Pretendard for Korean; large figures are Geist in both. */
export async function readFaces(locale: Locale): Promise<Faces> {
  const [light, text, medium] = await Promise.all([
    geist(300),
    locale === 'ko' ? pretendard() : geist(400),
    locale === 'ko' ? pretendard() : geist(500),
  ]);
  return { light, text, medium };
}

function geist(weight: number): Promise<Buffer> {
  const found = latin.get(weight) ?? subsetFont(readFileSync(GEIST), LATIN, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  latin.set(weight, found);
  return found;
}

function pretendard(): Promise<Buffer> {
  korean ??= subsetFont(readFileSync(PRETENDARD), KOREAN, { targetFormat: 'sfnt' });
  return korean;
}

export const GEIST = require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
export const PRETENDARD = `${CONTENT}/fonts/pretendard-medium.woff2`;

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
}
