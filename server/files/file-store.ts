import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isUtf8MimeType, mime } from '@fastify/send';
import { LRUCache } from 'lru-cache';
import { isImmutable } from '../../core/site/urls.ts';
import { createEncodedBodies, type EncodedBodies } from '../responses/encoded-bodies.ts';

/** A file as it was when it was last read. A file that was replaced is another object. */
export interface StoredFile {
  /** Changes with the file, and with its compressed twins. */
  version: string;
  /** Its bytes with their headers; undefined for a file that is too large to be cached. */
  bodies: EncodedBodies | undefined;
  /** Source expression of a document's inline style, for its content policy. A document that is replaced brings its own. */
  styleHash?: string | undefined;
  /** Bytes that it takes in memory, in all encodings. */
  size: number;
}

/** The files of the built site, of which small ones are cached in memory with their compressed twins (`.br`, `.gz`). */
export interface FileStore {
  /** Undefined when there is no such file. Rejects for a file that cannot be read, unless it is cached. */
  find(path: string): Promise<StoredFile | undefined>;
  /** A cached file that was compared with the disk just now; others must be found. */
  peek(path: string): StoredFile | undefined;
  readonly cachedBytes: number;
}

export interface FileStoreOptions {
  /** Bytes that may be cached. Files that were not asked for longest make room. */
  maxBytes: number;
  /** Bytes of one file with its twins; a larger one is not cached. */
  maxFileBytes?: number;
  /** How long a cached file is used without a look at the disk, in milliseconds. */
  checkEvery?: number;
}

const TWINS = { identity: '', br: '.br', gzip: '.gz' } as const;
/** How much longer files with a hash in their name are used without a look at the disk. */
const IMMUTABLE_FACTOR = 60;
/** In the last part of that time a file is looked at without being waited for. */
const EARLY_SHARE = 0.25;
/** What an entry needs besides its bytes: headers, version and path. */
const ENTRY_BYTES = 2048;

/** Opens a built site: a file is read when asked for, and again after a change, looked for every `checkEvery` (hashed names: 60 times). */
export function openFileStore(root: string, { maxBytes, maxFileBytes = 4 * 1024 * 1024, checkEvery = 1000 }: FileStoreOptions): FileStore {
  const cache = new LRUCache<string, StoredFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size + ENTRY_BYTES,
    ttl: checkEvery,
    noDeleteOnStaleGet: true,
    fetchMethod: async (path, previous, { options }) => {
      const file = `${root}/${path}`;
      // What has a hash in its name never holds anything else: at most it is gone.
      if (isImmutable(`/${path}`)) options.ttl = checkEvery * IMMUTABLE_FACTOR;
      try {
        if (previous && (await readState(file))?.version === previous.version) return previous;
        return await readDuringSwitch(root, () => readStoredFile(file, path, maxFileBytes));
      } catch (error) {
        // While no more files can be opened, what is cached is sent.
        if (previous) return previous;
        throw error;
      }
    },
  });
  return {
    find: (path) => cache.fetch(path),
    peek: (path) => {
      const file = cache.get(path);
      // The next look at the disk comes a little before it is due, so that no request has to wait for it.
      if (file && cache.getRemainingTTL(path) < checkEvery * EARLY_SHARE) cache.fetch(path, { forceRefresh: true }).catch(() => undefined);
      return file;
    },
    get cachedBytes() {
      return cache.calculatedSize;
    },
  };
}

/** How long a file may be missing because the build is being replaced, in milliseconds; and how often to look. */
const SWITCH_MS = 2000;
const SWITCH_STEP_MS = 10;

/** A build takes another's place by two renames: who asks in between waits, and no file has twins of another build. */
async function readDuringSwitch<File>(root: string, read: () => Promise<File | undefined>): Promise<File | undefined> {
  for (const end = performance.now() + SWITCH_MS; ; ) {
    const before = await inodeOf(root);
    const file = await read();
    if ((before !== undefined && before === (await inodeOf(root))) || performance.now() > end) return file;
    await pause(SWITCH_STEP_MS);
  }
}

async function inodeOf(folder: string): Promise<number | undefined> {
  return (await unlessMissing(stat(folder)))?.ino;
}

/** Version of a file and bytes of all its bodies; undefined where it is not there. */
async function readState(file: string): Promise<{ version: string; size: number } | undefined> {
  const [own, ...twins] = await Promise.all(Object.values(TWINS).map((ending) => unlessMissing(stat(file + ending))));
  if (!own) return undefined;
  return {
    version: [own, ...twins].map((one) => (one ? `${one.ino}-${one.size}-${one.ctimeMs}` : '')).join(),
    size: [own, ...twins].reduce((sum, one) => sum + (one?.size ?? 0), 0),
  };
}

async function readStoredFile(file: string, path: string, maxBytes: number): Promise<StoredFile | undefined> {
  // Before the bytes are read: a file that is replaced meanwhile has another version at the next look.
  const state = await readState(file);
  if (!state) return undefined;
  const { version } = state;
  if (state.size > maxBytes) return { version, bodies: undefined, size: 0 };
  const [identity, br, gzip] = await Promise.all(Object.values(TWINS).map((ending) => unlessMissing(readFile(file + ending))));
  if (!identity) return undefined;
  const bodies = createEncodedBodies({ identity, ...(br && { br }), ...(gzip && { gzip }) }, createFileHeaders(path));
  return {
    version,
    bodies,
    styleHash: path.endsWith('.html') ? hashInlineStyle(identity) : undefined,
    size: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  };
}

const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** Undefined where there is no file of this name. Other reasons, such as too many open files, are temporary. */
function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (MISSING.includes(error.code ?? '')) return undefined;
    throw error;
  });
}

/** The source expression (Content Security Policy) of the inline style that the build puts into a document's head; undefined where it has none. */
function hashInlineStyle(html: Buffer): string | undefined {
  const start = html.indexOf('<style>');
  const end = html.indexOf('</style>', start);
  return start < 0 || end < 0 ? undefined : `'sha256-${hash('sha256', html.subarray(start + '<style>'.length, end), 'base64')}'`;
}

/** What is asked for most: pages, and the files that a page loads. Pictures and downloads are read when they are asked for. */
const FIRST = /\.(?:html|js|css|woff2|json)$/;

/** Reads files ahead until the store is nearly full, so that the first visitors need not wait for the disk. Ends early when one fails. */
export async function fillStore(files: FileStore, root: string, maxBytes: number): Promise<void> {
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  for (const name of names.filter((one) => FIRST.test(one) && !one.startsWith('.'))) {
    if (files.cachedBytes > maxBytes * 0.9) return;
    await files.find(name);
  }
}

export function createFileHeaders(path: string): Record<string, string> {
  return {
    'content-type': getContentType(path),
    'cache-control': getCacheControl(path),
    vary: path.startsWith('images/') ? 'accept-encoding, save-data' : 'accept-encoding',
    ...(canBeCut(path) && { 'accept-ranges': 'bytes' }),
  };
}

/** Whether a part of a file may be asked for. Nobody asks for parts of scripts, styles and pages, and pages have no bytes to spare. */
export function canBeCut(path: string): boolean {
  return !path.startsWith('assets/') && !path.endsWith('.html');
}

/** The media type by the file's extension; those of feeds cannot be derived from theirs. */
function getContentType(path: string): string {
  const feed = /^(?:en|ko)\/feed\.(xml|json)$/.exec(path)?.[1];
  if (feed) return `application/${feed === 'xml' ? 'rss+xml' : 'feed+json'}; charset=utf-8`;
  const type = mime.getType(path) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hashed files never change; others are revalidated. A network that minifies a document would make the app draw it anew. */
export function getCacheControl(path: string): string {
  if (/^(assets|images|films|og)\//.test(path)) return IMMUTABLE;
  if (/\.(svg|png|ico)$/.test(path)) return 'public, max-age=86400';
  return path.endsWith('.html') ? 'no-cache, no-transform' : 'no-cache';
}
