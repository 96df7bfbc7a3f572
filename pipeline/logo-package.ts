import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { LOGO_DOT, LOGO_NAME_TRANSFORM, LOGO_STROKE } from '../core/site/logo-shapes.ts';
import { type CommittedFile, takeCommitted } from './committed-files.ts';
import { readTokens } from './content/words.ts';
import { type NameOutline, outlineName } from './logo-outline.ts';
import { ROOT, SITE } from './paths.ts';

/** Widths of the pictures, in pixels: documents, presentations, large screens. */
const WIDTHS = { signature: [480, 960, 1920], monogram: [128, 256, 512] };
const INK = '#2D2926';
const WHITE = '#FFFFFF';
const RED = '#CB333B';

/** Below content/. */
export const LOGO_PACKAGE = 'logo-package';
/** What draws the logo. */
const SOURCES = ['pipeline/logo-package.ts', 'pipeline/logo-outline.ts', 'core/site/logo-shapes.ts'];

/** Writes `/downloads/logo-package.zip`, the committed one where it is of this name and drawing. */
export async function writeLogoPackage(site: string = SITE): Promise<void> {
  mkdirSync(`${site}/downloads`, { recursive: true });
  copyFileSync((await takeLogoPackage()).path, `${site}/downloads/logo-package.zip`);
}

export function takeLogoPackage(): Promise<CommittedFile> {
  const name = readTokens('en').company as string;
  const hash = createHash('sha256').update(name);
  for (const source of SOURCES) hash.update(readFileSync(ROOT + source));
  return takeCommitted(`${LOGO_PACKAGE}/logo-package.${hash.digest('hex').slice(0, 8)}.zip`, () => makeLogoPackage(name));
}

/** Each form of the logo as a vector file and as pictures, the same bytes every time. */
async function makeLogoPackage(name: string): Promise<Uint8Array> {
  const outline = await outlineName(name);
  const forms = [
    { file: 'signature', svg: signature(name, outline, INK), widths: WIDTHS.signature },
    { file: 'signature-reversed', svg: signature(name, outline, WHITE), widths: WIDTHS.signature },
    { file: 'monogram', svg: monogram(name, INK), widths: WIDTHS.monogram },
    { file: 'monogram-reversed', svg: monogram(name, WHITE), widths: WIDTHS.monogram },
  ];
  const files: Record<string, Uint8Array> = {};
  for (const { file, svg, widths } of forms) {
    files[`logo/svg/${file}.svg`] = Buffer.from(svg);
    for (const width of widths) files[`logo/png/${file}-${width}.png`] = await picture(svg, width);
  }
  // The format counts local time from 1980: a date made of local parts is the same bytes in every zone.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

function picture(svg: string, width: number): Promise<Buffer> {
  const units = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  // Drawn at its final size rather than enlarged from a smaller picture.
  return sharp(Buffer.from(svg), { density: (72 * width) / units })
    .resize(width)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const signature = (name: string, outline: NameOutline, ink: string) =>
  drawing(name, Math.ceil(52 + outline.width * 0.03), ink, `<path d="${outline.path}" fill="${ink}" transform="${LOGO_NAME_TRANSFORM}"/>`);

const monogram = (name: string, ink: string) => drawing(name, 40, ink, '');

function drawing(name: string, width: number, ink: string, letters: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" role="img" aria-label="${name}"><path d="${LOGO_STROKE}" fill="none" stroke="${ink}" stroke-width="5"/><path d="${LOGO_DOT}" fill="${RED}"/>${letters}</svg>\n`;
}
