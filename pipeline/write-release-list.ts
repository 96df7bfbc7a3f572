import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { TAGS_URL } from '../core/analytics/settings.ts';
import { type ListedFile, RELEASE_LIST, type ReleaseList } from '../core/build/release.ts';

/** What hosts without our server read, and what is sent in the place of the file that it is a compressed form of. */
const UNLISTED = /^_(?:headers|redirects)$|\.(?:br|gz)$|(?:^|\/)\./;

export function writeReleaseList(release: string): void {
  const site = `${release}/site`;
  const paths = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length + 1).replaceAll('\\', '/'))
    .filter((path) => !UNLISTED.test(path))
    .sort();
  const server = globSync(`${release}/server/*`).sort();
  const list: ReleaseList = {
    server: digestOf(Buffer.concat(server.map((path) => readFileSync(path)))),
    files: Object.fromEntries(paths.map((path) => [addressOf(path), listFile(site, path)])),
  };
  // In one move: a release without its list is not opened, and half a list is none.
  const path = `${release}/${RELEASE_LIST}`;
  writeFileSync(`${path}.next`, JSON.stringify(list, null, 1));
  renameSync(`${path}.next`, path);
}

/** Addresses of documents have no extension, but for that of the frame for tags; that of a folder's document ends in a slash. */
function addressOf(path: string): string {
  return `/${path}` === TAGS_URL ? TAGS_URL : `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

export function listFile(site: string, path: string): ListedFile {
  const content = readFileSync(`${site}/${path}`);
  const sizeOf = (end: string) => existsSync(`${site}/${path}${end}`) && statSync(`${site}/${path}${end}`).size;
  const [br, gzip] = [sizeOf('.br'), sizeOf('.gz')];
  const styleHash = path.endsWith('.html') && hashInlineStyle(content);
  return {
    file: path,
    digest: digestOf(content),
    bytes: content.length,
    ...(br && { br }),
    ...(gzip && { gzip }),
    ...(/(?:^|\/)errors\/(?:404|500)\.html$/.test(path) && { status: 404 }),
    ...(styleHash && { styleHash }),
  };
}

const digestOf = (content: Buffer) => hash('sha256', content, 'base64url').slice(0, 22);

/** The source expression (Content Security Policy) of the inline style in a document's head. */
function hashInlineStyle(html: Buffer): string | undefined {
  const start = html.indexOf('<style>');
  const end = html.indexOf('</style>', start);
  return start < 0 || end < 0 ? undefined : `'sha256-${hash('sha256', html.subarray(start + '<style>'.length, end), 'base64')}'`;
}
