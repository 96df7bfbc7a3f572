import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { CONTENT } from '../../pipeline/paths.ts';

const GEIST = createRequire(import.meta.url).resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…·×`;
const KOREAN = `${LATIN}${range(0xac00, 0xd7a3)}「」`;

/**
 * The faces as rules with the bytes in them. Geist is cut to single weights: Chromium embeds those as TrueType, but draws each letter of
 * a variable face as a shape.
 */
export async function makeFaceStyles(): Promise<string> {
  const geist = readFileSync(GEIST);
  const faces = await Promise.all([
    ...[400, 500].map(
      async (wght) => ['Geist', wght, await subsetFont(geist, LATIN, { targetFormat: 'sfnt', variationAxes: { wght } })] as const,
    ),
    subsetFont(readFileSync(`${CONTENT}/fonts/pretendard-medium.woff2`), KOREAN, { targetFormat: 'sfnt' }).then(
      (bytes) => ['Heading KR', 500, bytes] as const,
    ),
  ]);
  return faces
    .map(
      ([family, weight, bytes]) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`,
    )
    .join('');
}
