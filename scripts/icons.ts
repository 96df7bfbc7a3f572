import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import sharp from 'sharp';
import type { PageId } from '../core/site/pages.ts';
import { ROOT } from '../pipeline/paths.ts';

new Command('npm run icons --')
  .description('Makes every icon of public/ from the monogram in public/favicon.svg. The results are committed.')
  .showHelpAfterError()
  .parse();

const monogram = readFileSync(`${ROOT}public/favicon.svg`, 'utf8');
const mark = monogram.replace(/^<svg[^>]*>|<\/svg>\s*$|<rect[^>]*\/>/g, '');
/** Side of the square that the mark is drawn in. */
const MARK_SIZE = 40;

interface Icon {
  name: string;
  size: number;
  /** Share of the icon's width that the mark takes. */
  share: number;
  /** Black on transparent, which the system tints. */
  isMonochrome?: true;
}

const ICONS: Icon[] = [
  { name: 'favicon', size: 32, share: 1 },
  { name: 'apple-touch-icon', size: 180, share: 0.78 },
  { name: 'icon-192', size: 192, share: 0.86 },
  { name: 'icon-512', size: 512, share: 0.86 },
  // The system cuts maskable icons to its own shape; the inner four fifths are always visible.
  { name: 'icon-maskable', size: 512, share: 0.6 },
  { name: 'icon-monochrome', size: 512, share: 0.6, isMonochrome: true },
];

for (const { name, size, share, isMonochrome } of ICONS) {
  const scale = (size * share) / MARK_SIZE;
  const margin = (size * (1 - share)) / 2;
  const drawn = isMonochrome ? mark.replace(/#[\da-f]{6}/g, '#000') : mark;
  const background = isMonochrome ? '' : '<rect width="100%" height="100%" fill="#fff"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<g transform="translate(${margin} ${margin}) scale(${scale})">${drawn}</g></svg>`;
  const picture = sharp(Buffer.from(svg));
  await (isMonochrome ? picture : picture.removeAlpha())
    .png({ compressionLevel: 9, palette: !isMonochrome, colours: 64 })
    .toFile(`${ROOT}public/${name}.png`);
  console.log(`public/${name}.png`);
}

/** What the shortcuts of the installed app are marked with: lines in a square of 24, by page. */
const SHORTCUTS: Partial<Record<PageId, string>> = {
  services: 'M10 4h4M10.5 4v5.5L5.5 19h13L13.5 9.5V4M8 15h8',
  newsroom: 'M5 5h14v14H5zM8 9h8M8 12.5h8M8 16h5',
  contact: 'M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5',
};

for (const [page, lines] of Object.entries(SHORTCUTS)) {
  const drawn = `<path d="${lines}" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#cb333b"/><g transform="translate(12 12) scale(3)">${drawn}</g></svg>`;
  await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true, colours: 32 })
    .toFile(`${ROOT}public/shortcut-${page}.png`);
  console.log(`public/shortcut-${page}.png`);
}

// Browsers request /favicon.ico for documents without an icon, such as feeds and PDFs. It contains one PNG.
const small = readFileSync(`${ROOT}public/favicon.png`);
const head = Buffer.alloc(22);
head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync(`${ROOT}public/favicon.ico`, Buffer.concat([head, small]));
console.log('public/favicon.ico');
