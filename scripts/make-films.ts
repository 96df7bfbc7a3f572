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

// Makes the films of content/films/films.json from the stills of content/media; wants ffmpeg. Films and captions are
// committed, so that a build only copies them.
// npx tsx scripts/make-films.ts [IDS] [--captions], the latter to write the captions alone
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const films = json(`${CONTENT}/films/films.json`) as Record<string, { scenes: Scene[] }>;
const masters = json(`${CONTENT}/media/media.json`) as Record<string, { file: string }>;
const words = process.argv.slice(2);
const ids = words.find((word) => !word.startsWith('--'))?.split(',') ?? Object.keys(films);

const faults = ids.flatMap((id) => {
  if (!films[id]) return [`'${id}' is not in content/films/films.json; use one of ${Object.keys(films).join(', ')}`];
  const unknown = films[id].scenes.filter(({ image }) => !masters[image]);
  return unknown.map(({ image }) => `${id}: image '${image}' is not in content/media/media.json`);
});
if (faults.length > 0) throw new Error(faults.join('\n'));
const scenesOf = (id: string) => films[id]?.scenes ?? [];

for (const id of ids) {
  mkdirSync(`${CONTENT}/films/${id}`, { recursive: true });
  for (const locale of LOCALES) writeFileSync(`${CONTENT}/films/${id}/${locale}.vtt`, writeCaptions(scenesOf(id), locale));
}
if (!words.includes('--captions')) {
  const folder = mkdtempSync(`${tmpdir()}/films-`);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    for (const id of ids) {
      const stills = scenesOf(id).map(({ image }) => `${CONTENT}/media/${masters[image]?.file}`);
      const titles = await drawTitles(browser, scenesOf(id), `${folder}/${id}`);
      encodeFilm(scenesOf(id), stills, titles, `${folder}/${id}`);
      // Only whole films take the place of those before.
      for (const height of [720, 360]) copyFileSync(`${folder}/${id}-${height}.mp4`, `${CONTENT}/films/${id}/${id}-${height}.mp4`);
      console.log(`✓ ${id}`);
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
