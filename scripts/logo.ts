import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Command } from 'commander';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { DEFAULT_LOCALE } from '../core/site/locales.ts';
import { LOGO_SIZE, logoPaths, type Monogram } from '../core/site/logo-shapes.ts';
import type { PageId } from '../core/site/pages.ts';
import { readContentFile } from '../pipeline/content/content-files.ts';
import { CONTENT, ROOT } from '../pipeline/paths.ts';

new Command('npm run logo --')
  .description(
    'Makes from content/logo.svg, the name and the colors: the icons of public/, and what the site draws of the logo. The results are committed.',
  )
  .showHelpAfterError()
  .parse();

const { ink, red } = readContentFile('theme.json').shared;
const monogram = readMonogram();
const mark = logoPaths(monogram, ink, red).join('');
writeJson('logo.json', monogram);
writeJson('logo-name.json', await outlineName(readContentFile('brand.json')[DEFAULT_LOCALE].company as string));
write(
  'favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}"><rect width="${LOGO_SIZE}" height="${LOGO_SIZE}" fill="#fff"/>${mark}</svg>\n`,
);
const pending = 'image-pending.svg';
write(pending, readFileSync(`${ROOT}public/${pending}`, 'utf8').replace(/--red: #[\da-f]+/i, `--red: ${red}`));
const favicon = await writePng('favicon', 32, drawMark(32, 1));
await writePng('apple-touch-icon', 180, drawMark(180, 0.78));
await writePng('icon-192', 192, drawMark(192, 0.86));
await writePng('icon-512', 512, drawMark(512, 0.86));
// The system cuts maskable icons to its own shape; the inner four fifths are always visible.
await writePng('icon-maskable', 512, drawMark(512, 0.6));
// Black on transparent, which the system tints.
await writePng('icon-monochrome', 512, drawMark(512, 0.6, logoPaths(monogram, '#000', '#000').join('')), true);
/** What the shortcuts of the installed app are marked with: lines in a square of 24, by page. */
const SHORTCUTS: Partial<Record<PageId, string>> = {
  services: 'M10 4h4M10.5 4v5.5L5.5 19h13L13.5 9.5V4M8 15h8',
  newsroom: 'M5 5h14v14H5zM8 9h8M8 12.5h8M8 16h5',
  contact: 'M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5',
};
for (const [page, lines] of Object.entries(SHORTCUTS)) {
  const drawn = `<path d="${lines}" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`;
  await writePng(
    `shortcut-${page}`,
    96,
    `<rect width="96" height="96" fill="${red}"/><g transform="translate(12 12) scale(3)">${drawn}</g>`,
  );
}
// Browsers request /favicon.ico for documents without an icon, such as feeds and PDFs. It contains one PNG.
const head = Buffer.alloc(22);
head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
head.writeUInt32LE(favicon.length, 14);
head.writeUInt32LE(head.length, 18);
write('favicon.ico', Buffer.concat([head, favicon]));

/** The first path is drawn in ink, as a stroke where it has a width, the second in color. */
function readMonogram(): Monogram {
  const svg = readFileSync(`${CONTENT}/logo.svg`, 'utf8');
  const paths = [...svg.matchAll(/<path\b[^>]*>/g)].map(([path]) => path);
  const [first, second] = paths.map((path) => /\bd="([^"]+)"/.exec(path)?.[1]);
  if (!first || !second || paths.length > 2 || !svg.includes(`viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}"`))
    throw new Error(
      `content/logo.svg has another shape: two paths, one in ink and one in color, within viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}"`,
    );
  return { ink: first, width: Number(/\bstroke-width="([\d.]+)"/.exec(paths[0] as string)?.[1] ?? 0), color: second };
}

function drawMark(size: number, share: number, drawn = mark): string {
  const margin = (size * (1 - share)) / 2;
  const ground = drawn === mark ? '<rect width="100%" height="100%" fill="#fff"/>' : '';
  return `${ground}<g transform="translate(${margin} ${margin}) scale(${(size * share) / LOGO_SIZE})">${drawn}</g>`;
}

async function writePng(name: string, size: number, drawn: string, isTransparent = false): Promise<Buffer> {
  const picture = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${drawn}</svg>`));
  const made = await (isTransparent ? picture : picture.removeAlpha())
    .png({ compressionLevel: 9, palette: !isTransparent, colours: 64 })
    .toBuffer();
  write(`${name}.png`, made);
  return made;
}

function write(name: string, bytes: string | Buffer): void {
  writeFileSync(`${ROOT}public/${name}`, bytes);
  console.log(`wrote public/${name}`);
}

function writeJson(name: string, value: object): void {
  writeFileSync(`${CONTENT}/${name}`, `${JSON.stringify(value, null, 2)}\n`);
  console.log(`wrote content/${name}`);
}

/**
 * The name as one shape, 1000 units to the em, the baseline at y = 0, as in src/ui/media/logo.module.css: the first word medium, the rest
 * regular, letters a fiftieth of an em closer. It is drawn from the site's own face, so that no machine's fonts have a say.
 */
async function outlineName(name: string): Promise<{ path: string; width: number }> {
  const geist = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const face = new Face(new Blob(new Uint8Array(await subsetFont(geist, name, { targetFormat: 'sfnt' })).buffer));
  const [first = '', ...rest] = name.split(' ');
  let [x, path] = [0, ''];
  for (const [text, weight] of [[first, 500] as const, [rest.map((word) => ` ${word}`).join(''), 400] as const]) {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    for (const [at, { codepoint }] of run.getGlyphInfos().entries()) {
      path += toRelative(font.glyphToPath(codepoint), x);
      x += (positions[at]?.xAdvance ?? 0) - 20;
    }
  }
  return { path, width: Math.round(x + 20) };
}

/** A glyph's outline moved to `left`, upside down as SVG has it, in whole units and relative steps: a third of the length. */
function toRelative(outline: string, left: number): string {
  let [x, y] = [0, 0];
  return outline.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    if (command === 'Z') return 'z';
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map((value, at) => Math.round(at % 2 === 0 ? Number(value) + left : -Number(value)));
    const steps = numbers.map((value, at) => value - (command === 'M' ? 0 : at % 2 === 0 ? x : y));
    [x, y] = numbers.slice(-2) as [number, number];
    return `${command === 'M' ? 'M' : command.toLowerCase()}${steps.join(' ').replace(/ -/g, '-')}`;
  });
}
