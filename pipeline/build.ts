import './start-build.ts';
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { KILL_SWITCH_MARK } from '../core/build/release.ts';
import { copyBrochures } from './brochures/read-brochures.ts';
import { hashBuild } from './build-hash.ts';
import { buildServer, compileKillSwitch } from './build-server.ts';
import { compressSite } from './compress.ts';
import { listSets, writePostFiles } from './content/post-sets.ts';
import { heldPosts, newestDate } from './content/post-sources.ts';
import { type Content, readContent } from './content/read-content.ts';
import { publishNow } from './content/release.ts';
import { formatErrors } from './content/say-errors.ts';
import { writeEditor } from './editor/build-editor.ts';
import { readInputs } from './inputs.ts';
import { makeAlbumDownloads } from './media/album-downloads.ts';
import { koreanHeadings, makeFonts } from './media/fonts.ts';
import { copyFiles, encodeMedia, writeImages } from './media/pictures.ts';
import { makeSharePictures } from './media/share-pictures.ts';
import { createHeadRenderer, writeMetadataFiles } from './metadata/render-metadata.ts';
import { readSiteMetadata } from './metadata/site-metadata.ts';
import { writeKits } from './offline-kit/write-kits.ts';
import { CONTENT, DIST, OUT, SITE } from './paths.ts';
import { writeTemplates } from './prerender/contact-template.ts';
import { prerender } from './prerender/prerender.ts';
import { publish } from './publish.ts';
import { step } from './report.ts';
import { writeSearch } from './search/write-search.ts';
import { writeRedirects } from './site-files/redirects.ts';
import { writeSiteFiles } from './site-files/site-map.ts';
import { writeTagsPage } from './site-files/tags-page.ts';
import { writeUpgradeNotice } from './site-files/upgrade-notice.ts';
import { writeChangelog } from './site-files/write-changelog.ts';
import { writeHeaders } from './static-hosts/headers.ts';
import { writePlainHost } from './static-hosts/plain-host.ts';
import { writeReleaseList } from './write-release-list.ts';

const options = new Command('npm run build --')
  .description('Builds dist/. docs/settings.md lists the settings.')
  .option('--kill-switch', 'puts a service worker that unregisters itself in the place of the site’s (docs/offline.md)')
  .showHelpAfterError()
  .parse()
  .opts<{ killSwitch?: true }>();
const begun = performance.now();
// One moment for the whole build: which posts are shown, and what the hash of the build says of them.
process.env.PUBLISH_NOW ||= new Date().toISOString();
const inputs = readInputs();

const content = await step('content', readValidContent);
const { posts, pictures, films, brochures, redirects } = content;
const sources = posts.map(({ source }) => source);
process.env.SOURCE_DATE_EPOCH ??= String(Date.parse(`${newestDate(CONTENT, sources)}T00:00:00Z`) / 1000);
await step('names of pictures', () => writeImages(pictures));
await step('pictures', (report) => encodeMedia(pictures.jobs, report));
const sets = await step('downloads of albums', () => makeAlbumDownloads(listSets(posts), pictures.jobs));
await step('posts', () => writePostFiles(sets, `${SITE}/data`));
const fonts = await step('fonts', () => makeFonts(koreanHeadings(sets)));
const shared = await step('pictures to share', (report) => makeSharePictures(sets, report));
const sites = await step('metadata', () => readSiteMetadata(inputs, sets, shared));
const renderHead = createHeadRenderer(sites);
const { pages, forms, sentPages } = await step('pages and worker', (report) => prerender({ sets, fonts, renderHead }, report));
if (inputs.hasApi) await step('templates', () => writeTemplates(forms, sentPages));
await step('pictures, fonts and films', () => copyFiles(pictures, fonts, films, pages));
await step('brochures', () => copyBrochures(brochures, sets));
await step('redirects', () => writeRedirects(redirects, DIST));
await step('site map', () => writeSiteFiles(inputs.origin, sets));
await step('upgrade notice', writeUpgradeNotice);
await step('changelog', () => writeChangelog(SITE));
await step('feeds and manifests', () => writeMetadataFiles(sites));
await step('search', () => writeSearch(sites, (path) => pages[path]?.parts ?? []));
await step('offline kits', (report) => writeKits(DIST, report));
const tags = await step('frame for tags', () => writeTagsPage(inputs.analytics));
const editor = await step('editor', () => writeEditor(inputs.editor, content));
await step('headers', () => writeHeaders(inputs, pages, redirects, { ...tags, ...editor }));
if (!inputs.hasApi) await step('files for a plain host', () => writePlainHost(inputs.origin));
await step('server', buildServer);
if (options.killSwitch) await step('kill switch', async () => writeFileSync(`${SITE}/sw.js`, await compileKillSwitch()));
if (inputs.hasApi) await step('compression', compressSite);
writeFileSync(`${DIST}/build-hash`, hashBuild(process.env, sources));
if (options.killSwitch) writeFileSync(`${DIST}/${KILL_SWITCH_MARK}`, '');
writeReleaseList(DIST);
publish(DIST, OUT, inputs.keepBuilds);
console.log(`✓ built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
process.exit(0);

async function readValidContent(): Promise<Content> {
  const { content, errors } = await readContent();
  if (!content || errors.length > 0) {
    console.error(formatErrors(errors));
    process.exit(1);
  }
  const sourcesRead = content.posts.map(({ source }) => source);
  const held = heldPosts(publishNow(), sourcesRead).length;
  if (held > 0) console.log(`  content: ${held} posts held back until their time`);
  return content;
}
