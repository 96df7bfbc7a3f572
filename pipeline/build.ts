import './set-draft.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { copyBrochures } from './brochures/copy-brochures.ts';
import { readBrochures } from './brochures/read-brochures.ts';
import { hashBuild } from './build-hash.ts';
import { writeServer } from './bundles/write-server.ts';
import { writeChangelog } from './changelog.ts';
import { compressSite } from './compress.ts';
import { listAlbumPictures } from './content/album-pictures.ts';
import { checkContent } from './content/check-content.ts';
import { formatErrors } from './content/format-errors.ts';
import type { ParsedFiles } from './content/front-matter.ts';
import { koreanHeadings } from './content/korean-headings.ts';
import type { CompiledBodies } from './content/posts.ts';
import { heldPosts, publishNow, readHeads } from './content/release.ts';
import { newestDate } from './content/words.ts';
import { copyEarlierAssets } from './copy-earlier-assets.ts';
import { copyFiles } from './copy-files.ts';
import { writeImages } from './described-images.ts';
import { createEffortOf } from './effort-of.ts';
import { readFilms } from './films.ts';
import { makeFonts } from './fonts.ts';
import { writeHeaders } from './headers.ts';
import { openRecord, writeRecord } from './incremental/build-record.ts';
import { readInputs } from './inputs.ts';
import { writeKillSwitch } from './kill-switch.ts';
import { encodeMedia } from './media.ts';
import { createHeadRenderer } from './metadata/render-head.ts';
import { makeSharePictures } from './metadata/share-pictures.ts';
import { readSiteMetadata } from './metadata/site-metadata.ts';
import { writeMetadataFiles } from './metadata/write-metadata-files.ts';
import { writeKits } from './offline-kit/write-kits.ts';
import { writeLibrary } from './offline-library/write-library.ts';
import { CACHE, CONTENT, DIST, ROOT, SITE } from './paths.ts';
import { prepareContent } from './prepare-content.ts';
import { prerender } from './prerender/prerender.ts';
import { startBundling } from './prerender/start-bundling.ts';
import { publishDraft } from './publish-draft.ts';
import { readRedirects, writeRedirects } from './redirects.ts';
import { step } from './report.ts';
import { writeSearch } from './search/write-search.ts';
import { writeSiteFiles } from './site-files.ts';
import { writeTagsPage } from './tags-page.ts';
import { writeTemplates } from './templates/write-templates.ts';
import { writeUpgradeNotice } from './upgrade-notice.ts';
import { writeWords } from './words/write-words.ts';

/** The build, as a list of steps. */
const options = new Command('npm run build --')
  .description('Builds dist/. docs/settings.md lists the settings.')
  .option('--kill-switch', 'puts a service worker that unregisters itself in the place of the site’s (docs/offline.md)')
  .showHelpAfterError()
  .parse()
  .opts<{ killSwitch?: true }>();
const begun = performance.now();
process.chdir(ROOT);
process.env.NODE_ENV = 'production';
// One moment for the whole build: which posts are shown, and what the hash of the build says of them.
process.env.PUBLISH_NOW ||= new Date().toISOString();
const heads = readHeads();
const heldBack = heldPosts(publishNow(), heads).length;
process.env.SOURCE_DATE_EPOCH ??= String(Date.parse(`${newestDate(CONTENT, heads)}T00:00:00Z`) / 1000);
const inputs = readInputs();
const compiled: CompiledBodies = new Map();
const parsed: ParsedFiles = new Map();
const kept = { compiled, parsed, heads };
const stopped = new AbortController();
const earlier = openRecord();
rmSync(DIST, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });

// Where the content is wrong, this may fail as well: what the check says of it comes first.
const { media, words, bundling } = await startBundles().catch(async (error) => {
  refuse(await checkContent(kept));
  throw error;
});
refuse(await checkContent(kept));
const server = writeServer();
// Its error is reported where it is awaited.
server.catch(() => undefined);

const films = await step('films', () => readFilms());
const brochures = await readBrochures();
write('brochures.json', brochures);
const { sets, data } = await step('content', (report) => {
  const found = prepareContent(media.images, films.films, brochures, `${CACHE}/posts`, kept);
  for (const read of [compiled, parsed]) read.clear();
  if (heldBack > 0) report.note(`${heldBack} posts held back until their time`);
  return found;
});

const fonts = await step('fonts', () => makeFonts(koreanHeadings(sets)));
const moved = readRedirects();
const sites = readSiteMetadata(inputs, sets, await step('pictures to share', (report) => makeSharePictures(sets, report)));
const { pages, forms } = await step('pages and worker', (report) =>
  prerender({ sets, data, words, bundling, fonts, renderHead: createHeadRenderer(sites), earlier }, report),
);
await step('templates', () => writeTemplates(forms));
await step('the last pictures', () => media.encoded);
await step('files', async () => {
  copyFiles({ media, fonts, films, data, pages, earlier });
  copyBrochures(brochures, sets);
  writeRedirects(moved);
  writeSiteFiles(inputs.origin, sets);
  writeUpgradeNotice();
  writeChangelog(SITE);
  writeMetadataFiles(sites);
});
await step('search', async () => writeSearch(sites, SITE, (path) => pages[path]?.facts.parts ?? []));
await step('offline kits', (report) => writeKits(DIST, report));
await step('headers', async () => writeHeaders(inputs, listStyleHashes(pages), moved, await writeTagsPage(inputs.analytics)));
await step('server', () => server);
const compressed = await step('compression', (report) =>
  compressSite({ earlier: earlier.compressed, digests: listDigests(data, pages), effortOf: createEffortOf(sets) }, report),
);
await step('offline library', () => writeLibrary(sets, pages));
await step('earlier builds', () => copyEarlierAssets({ site: SITE, folder: `${CACHE}/builds`, keep: inputs.keepBuilds }));
if (options.killSwitch) await step('kill switch', () => writeKillSwitch(DIST));
writeFileSync(`${DIST}/build-hash`, hashBuild(process.env, heads));
writeRecord({ ...earlier, pages, compressed });
publishDraft();
console.log(`✓ built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);

/** What a build needs of the content before it is checked: bundles take seconds that leave a core idle. */
async function startBundles() {
  const albums = listAlbumPictures(CONTENT, heads, parsed);
  const media = await step('pictures', (report) => encodeMedia(albums, report));
  writeImages({ images: media.images, albums });
  const words = await step('words', () => writeWords(`${CACHE}/words`));
  return { media, words, bundling: startBundling(words, stopped.signal) };
}

/** Ends the build where the content has errors. */
function refuse(errors: readonly string[]): void {
  if (errors.length === 0) return;
  stopped.abort();
  console.error(formatErrors(errors));
  process.exit(1);
}

/** The source expressions of the inline styles of documents, by their files. */
function listStyleHashes(documents: typeof pages): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(documents).map(([path, { facts }]) => [`${path.slice(1)}.html`, facts.styleHash]));
}

/** What is known of the bytes of documents and data, by address. */
function listDigests(files: typeof data, documents: typeof pages): Map<string, string> {
  return new Map([
    ...Array.from(files, ([name, digest]) => [`/data/${name}`, digest] as const),
    ...Object.entries(documents).map(([path, { facts }]) => [`${path}.html`, facts.digest] as const),
  ]);
}

function write(path: string, value: unknown): void {
  const file = `${CACHE}/${path}`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
process.exit(0);
