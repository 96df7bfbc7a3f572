import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PAGES } from '../core/site/pages.ts';
import { makeBrochures } from './brochures/make-brochures.ts';
import { placeBrochures } from './brochures/place-brochures.ts';
import { compressSite } from './compress.ts';
import { newestDate } from './content/words.ts';
import { makeFonts } from './fonts.ts';
import { writeHeaders } from './headers.ts';
import { readInputs } from './inputs.ts';
import { encodeMedia } from './media.ts';
import { CACHE, CONTENT, DIST, ROOT, SITE } from './paths.ts';
import { placeFiles } from './place-files.ts';
import { prepareContent } from './prepare-content.ts';
import { prerender } from './prerender/index.ts';
import { readInlineParts } from './prerender/inline.ts';
import { step } from './report.ts';
import { bundleServer } from './server-bundle.ts';
import { writeSiteFiles } from './site-files.ts';
import { stamp } from './stamp.ts';

/** The build, as a list of steps. */
const begun = performance.now();
process.chdir(ROOT);
process.env.NODE_ENV = 'production';
process.env.SOURCE_DATE_EPOCH ??= String(Date.parse(`${newestDate()}T00:00:00Z`) / 1000);
const inputs = readInputs();
rmSync(DIST, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });

const media = await step('pictures', (report) => encodeMedia(usedImages(), report));
write('images.json', media.images);

const brochures = await step('brochures', (report) => makeBrochures(report));
write('brochures.json', brochures);
const sets = await step('content', (report) => {
  const found = prepareContent(media.images, brochures, `${CACHE}/posts`);
  report.note(`${found.reduce((sum, set) => sum + set.posts.length, 0)} posts`);
  return found;
});

const fonts = await step('fonts', (report) =>
  makeFonts(
    sets.filter((set) => set.locale === 'ko').flatMap((set) => set.posts.map((post) => post.title)),
    report,
  ),
);
const inline = await step('inline parts', () => readInlineParts());
await step('pages and worker', (report) => prerender(fonts, inline, report));
await step('files', () => {
  placeFiles(media, fonts);
  placeBrochures(brochures, sets);
  writeSiteFiles(inputs.origin, sets);
});
await step('headers', () => writeHeaders(inputs, inline));
await step('server', () => bundleServer());
await step('compression', (report) => compressSite(report));
writeFileSync(`${DIST}/stamp`, stamp());
console.log(`✓ built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);

/** Pictures that the table, a post or a module names. */
function usedImages(): Set<string> {
  const keys = new Set(PAGES.flatMap(({ visual }) => (visual ? [visual] : [])));
  const scan = (folder: string, pattern: RegExp) => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
      for (const [, key] of text.matchAll(pattern)) keys.add(key as string);
    }
  };
  scan(`${ROOT}src`, /from 'image:([\w-]+)'/g);
  scan(`${CONTENT}/posts`, /^image:\s*"?([\w-]+)/gm);
  return keys;
}

function write(path: string, value: unknown): void {
  const file = `${CACHE}/${path}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
process.exit(0);
