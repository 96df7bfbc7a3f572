import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PAGES } from '../core/site/pages.ts';
import { makeBrochures } from './brochures/make-brochures.ts';
import { placeBrochures } from './brochures/place-brochures.ts';
import { writeChangelog } from './changelog.ts';
import { compressSite } from './compress.ts';
import { checkContent } from './content/check-content.ts';
import { listFaults } from './content/faults.ts';
import { readLeaders } from './content/leaders.ts';
import { heldPosts, publishNow } from './content/release.ts';
import { newestDate } from './content/words.ts';
import { placeEarlierAssets } from './earlier-assets.ts';
import { readFilms } from './films.ts';
import { makeFonts } from './fonts.ts';
import { makeSharePictures } from './found/share-pictures.ts';
import { readSites } from './found/site.ts';
import { machineTeller } from './found/tell-machines.ts';
import { writeFoundFiles } from './found/write-found-files.ts';
import { writeHeaders } from './headers.ts';
import { readInputs } from './inputs.ts';
import { writeKillSwitch } from './kill-switch.ts';
import { writeLogoPackage } from './logo-package.ts';
import { encodeMedia, type UsedImages } from './media.ts';
import { writeLibrary } from './offline-library/write-library.ts';
import { writeOpenapi } from './openapi.ts';
import { CACHE, CONTENT, DIST, ROOT, SITE } from './paths.ts';
import { placeFiles } from './place-files.ts';
import { prepareContent } from './prepare-content.ts';
import { prerender } from './prerender/index.ts';
import { readInlineParts } from './prerender/inline.ts';
import { writeRedirects } from './redirects.ts';
import { step } from './report.ts';
import { writeSearch } from './search/write-search.ts';
import { bundleServer } from './server-bundle.ts';
import { shownMedia } from './shown-media.ts';
import { writeSiteFiles } from './site-files.ts';
import { stamp } from './stamp.ts';
import { writeTemplates } from './templates/write-templates.ts';
import { writeUpgradeNotice } from './upgrade-notice.ts';

/** The build, as a list of steps. */
const begun = performance.now();
process.chdir(ROOT);
process.env.NODE_ENV = 'production';
// One moment for the whole build: which posts are shown, and what the stamp says of them.
process.env.PUBLISH_NOW ||= new Date().toISOString();
const held = new Set(heldPosts(publishNow()));
process.env.SOURCE_DATE_EPOCH ??= String(Date.parse(`${newestDate()}T00:00:00Z`) / 1000);
const inputs = readInputs();
const faults = checkContent();
if (faults.length > 0) {
  console.error(listFaults(faults));
  process.exit(1);
}
rmSync(DIST, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });

const media = await step('pictures', (report) => encodeMedia(usedImages(), report));
write('images.json', media.images);

const films = await step('films', () => readFilms());
const brochures = await step('brochures', (report) => makeBrochures(report));
write('brochures.json', brochures);
const sets = await step('content', (report) => {
  const found = prepareContent(media.images, films.films, brochures, `${CACHE}/posts`);
  report.note(
    `${found.reduce((sum, set) => sum + set.posts.length, 0)} posts${held.size > 0 ? `, ${held.size} kept back until their time` : ''}`,
  );
  return found;
});

const fonts = await step('fonts', (report) =>
  makeFonts(
    [
      ...sets.filter((set) => set.locale === 'ko').flatMap((set) => set.posts.map((post) => post.title)),
      ...readLeaders().map((leader) => leader.name.ko),
    ],
    report,
  ),
);
const sites = readSites(inputs, sets, await step('pictures to share', (report) => makeSharePictures(sets, report)));
const inline = await step('inline parts', () => readInlineParts());
const forms = await step('pages and worker', (report) => prerender(fonts, inline, machineTeller(sites), report));
await step('templates', () => writeTemplates(forms));
await step('the last pictures', () => media.encoded);
await step('files', async () => {
  placeFiles(shownMedia(media, usedImages(held)), fonts, films);
  placeBrochures(brochures, sets);
  writeRedirects();
  writeSiteFiles(inputs.origin, sets);
  writeUpgradeNotice();
  writeChangelog(SITE);
  writeFoundFiles(sites);
  await writeLogoPackage();
});
await step('search', (report) => writeSearch(sites, report));
await step('headers', () => writeHeaders(inputs, inline));
await step('description of the API', () => writeOpenapi());
await step('server', () => bundleServer());
await step('compression', (report) => compressSite(report));
await step('offline library', (report) => writeLibrary(sets, report));
await step('earlier builds', (report) => {
  const { builds, files } = placeEarlierAssets({ site: SITE, folder: `${CACHE}/builds`, keep: inputs.keepBuilds });
  report.note(`${files} hashed files of ${builds} builds before this one`);
});
if (process.argv.includes('--kill-switch')) await step('kill switch', () => writeKillSwitch(DIST));
writeFileSync(`${DIST}/stamp`, stamp());
console.log(`✓ built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);

/** Pictures that the table, a leader, a module or a post names, `without` posts by their `type/id`. */
function usedImages(without: ReadonlySet<string> = new Set()): UsedImages {
  const scan = (folder: string, pattern: RegExp, keys: Set<string>) => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || without.has(entry.parentPath.split(/[/\\]/).slice(-2).join('/'))) continue;
      const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
      for (const [, key] of text.matchAll(pattern)) keys.add(key as string);
    }
    return keys;
  };
  const named = [...PAGES.map(({ visual }) => visual), ...readLeaders().map(({ image }) => image)].filter((key) => key !== undefined);
  const pages = scan(`${ROOT}src`, /from 'image:([\w-]+)'/g, new Set(named));
  const albums = new Set<string>();
  for (const type of readdirSync(`${CONTENT}/posts`)) {
    scan(`${CONTENT}/posts/${type}`, /^[ -]*\{? *image: *"?([\w-]+)/gm, type === 'images' ? albums : pages);
  }
  return { pages, albums: new Set([...albums].filter((key) => !pages.has(key))) };
}

function write(path: string, value: unknown): void {
  const file = `${CACHE}/${path}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
process.exit(0);
