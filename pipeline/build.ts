import './set-draft.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyBrochures } from './brochures/copy-brochures.ts';
import { hashBuild } from './build-hash.ts';
import { writeServer } from './bundles/write-server.ts';
import { writeChangelog } from './changelog.ts';
import { compressSite } from './compress.ts';
import { listSets } from './content/post-sets.ts';
import { heldPosts, newestDate } from './content/post-sources.ts';
import { formatErrors, readContent } from './content/read-content.ts';
import { publishNow } from './content/release.ts';
import { copyEarlierAssets } from './copy-earlier-assets.ts';
import { copyFiles } from './copy-files.ts';
import { writeImages } from './described-images.ts';
import { createEffortOf } from './effort-of.ts';
import { koreanHeadings, makeFonts } from './fonts.ts';
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
import { writeOpenapi } from './openapi.ts';
import { CACHE, CONTENT, DIST, ROOT, SITE } from './paths.ts';
import { writePostFiles } from './prepare-content.ts';
import { prerender } from './prerender/prerender.ts';
import { startBundling } from './prerender/start-bundling.ts';
import { publishDraft } from './publish-draft.ts';
import { writeRedirects } from './redirects.ts';
import { step } from './report.ts';
import { writeSbom } from './sbom.ts';
import { writeSearch } from './search/write-search.ts';
import { writeSiteFiles } from './site-files.ts';
import { writeTagsPage } from './tags-page.ts';
import { writeTemplates } from './templates/write-templates.ts';
import { writeUpgradeNotice } from './upgrade-notice.ts';
import { writeWords } from './words/write-words.ts';

/** The build, as a list of steps. */
const begun = performance.now();
process.chdir(ROOT);
process.env.NODE_ENV = 'production';
// One moment for the whole build: which posts are shown, and what the hash of the build says of them.
process.env.PUBLISH_NOW ||= new Date().toISOString();
const now = publishNow();
const inputs = readInputs();
const stopped = new AbortController();
const earlier = openRecord();
rmSync(DIST, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });

const { content, errors } = await step('content', () => readContent());
if (!content || errors.length > 0) {
  console.error(formatErrors(errors));
  process.exit(1);
}
const { pictures, films, brochures, redirects } = content;
const sources = content.posts.map(({ source }) => source);
process.env.SOURCE_DATE_EPOCH ??= String(Date.parse(`${newestDate(CONTENT, sources)}T00:00:00Z`) / 1000);
writeImages(pictures);
const words = await step('words', () => writeWords(`${CACHE}/words`));
const bundling = startBundling(words, stopped.signal);
const server = writeServer();
// Its error is reported where it is awaited.
server.catch(() => undefined);
await step('pictures', (report) => encodeMedia(pictures.jobs, report));
write('brochures.json', brochures);
const { sets, data } = await step('posts', (report) => {
  const shown = listSets(content.posts, now);
  const heldBack = heldPosts(now, sources).length;
  if (heldBack > 0) report.note(`${heldBack} posts held back until their time`);
  return { sets: shown, data: writePostFiles(shown, `${CACHE}/posts`) };
});

const fonts = await step('fonts', () => makeFonts(koreanHeadings(sets)));
const sites = readSiteMetadata(inputs, sets, await step('pictures to share', (report) => makeSharePictures(sets, report)));
const { pages, forms } = await step('pages and worker', (report) =>
  prerender({ sets, data, words, bundling, fonts, renderHead: createHeadRenderer(sites), earlier }, report),
);
await step('templates', () => writeTemplates(forms));
await step('files', async () => {
  copyFiles({ pictures, fonts, films, data, pages, earlier });
  copyBrochures(brochures, sets);
  writeRedirects(redirects);
  writeSiteFiles(inputs.origin, sets);
  writeUpgradeNotice();
  writeChangelog(SITE);
  writeMetadataFiles(sites);
});
await step('search', (report) => writeSearch(sites, report, SITE, (path) => pages[path]?.facts.parts ?? []));
await step('offline kits', (report) => writeKits(DIST, report));
await step('headers', async () => writeHeaders(inputs, listStyleHashes(pages), redirects, await writeTagsPage(inputs.analytics)));
await step('description of the API', () => writeOpenapi());
await step('bill of materials', writeSbom);
await step('server', () => server);
const compressed = await step('compression', (report) =>
  compressSite({ earlier: earlier.compressed, digests: listDigests(data, pages), effortOf: createEffortOf(sets) }, report),
);
await step('offline library', () => writeLibrary(sets, pages));
await step('earlier builds', () => copyEarlierAssets({ site: SITE, folder: `${CACHE}/builds`, keep: inputs.keepBuilds }));
if (process.argv.includes('--kill-switch')) await step('kill switch', () => writeKillSwitch(DIST));
writeFileSync(`${DIST}/build-hash`, hashBuild(process.env, sources));
writeRecord({ ...earlier, pages, compressed });
publishDraft();
console.log(`✓ built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);

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
