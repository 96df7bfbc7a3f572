import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';
import { LOCALES } from '../core/site/locales.ts';
import { CONTENT } from '../pipeline/paths.ts';
import { drawTitles } from './films/draw-titles.ts';
import { encodeFilm } from './films/encode-film.ts';
import type { Scene } from './films/scene.ts';
import { writeCaptions } from './films/write-captions.ts';
import { findChromium } from './find-chromium.mjs';

// Makes the films of content/films/films.json from the stills of content/media. It needs ffmpeg. Films and captions are committed, so
// that a build only copies them.
// npx tsx scripts/make-films.ts [IDS] [--captions]   (--captions writes the captions only)
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const films = json(`${CONTENT}/films/films.json`) as Record<string, { scenes: Scene[] }>;
const masters = json(`${CONTENT}/media/media.json`) as Record<string, { file: string }>;
const args = process.argv.slice(2);
const ids = args.find((arg) => !arg.startsWith('--'))?.split(',') ?? Object.keys(films);

const errors = ids.flatMap((id) => {
  if (!films[id]) return [`'${id}' is not in content/films/films.json; use one of ${Object.keys(films).join(', ')}`];
  const unknown = films[id].scenes.filter(({ image }) => !masters[image]);
  return unknown.map(({ image }) => `${id}: image '${image}' is not in content/media/media.json`);
});
if (errors.length > 0) throw new Error(errors.join('\n'));
const getScenes = (id: string) => films[id]?.scenes ?? [];

for (const id of ids) {
  mkdirSync(`${CONTENT}/films/${id}`, { recursive: true });
  for (const locale of LOCALES) writeFileSync(`${CONTENT}/films/${id}/${locale}.vtt`, writeCaptions(getScenes(id), locale));
}
if (!args.includes('--captions')) {
  const folder = mkdtempSync(`${tmpdir()}/films-`);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    for (const id of ids) {
      const stills = getScenes(id).map(({ image }) => `${CONTENT}/media/${masters[image]?.file}`);
      const titles = await drawTitles(browser, getScenes(id), `${folder}/${id}`);
      encodeFilm(getScenes(id), stills, titles, `${folder}/${id}`);
      // Films are copied when they are complete, so that a failure leaves the earlier ones.
      for (const height of [720, 360]) copyFileSync(`${folder}/${id}-${height}.mp4`, `${CONTENT}/films/${id}/${id}-${height}.mp4`);
      console.log(`✓ ${id}`);
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
