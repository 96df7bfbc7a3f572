import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type ListedFile, RELEASE_LIST, RELEASES, type ReleaseList } from '../../core/build/release.ts';
import { isImmutable } from '../../core/site/urls.ts';
import { createFileHeaders, ENDINGS, type SiteFile } from './site-file.ts';

/** The files of the site in a release: a folder that a build has written, and that never changes. */
export interface SiteFiles {
  /** The folder itself, without links. */
  folder: string;
  /** Digest of the server in it. */
  server: string;
  /** The file at an address, exactly as the address is written. Files with a hash in their name may be of earlier releases. */
  find(address: string): SiteFile | undefined;
  /** The narrowest width of the same picture and format. */
  findSmallest(address: string): SiteFile | undefined;
  /** Reads ahead until the memory is nearly full, so that the first visitors need not wait for the disk. */
  fill(): Promise<void>;
  /** Bytes of files in memory. */
  countHeld(): number;
}

/** What an entry needs besides its bytes. */
const ENTRY_BYTES = 512;

/**
 * Opens a release, with what the earlier ones beside it have for open tabs. Rejects, with a cure, unless all of its files are there.
 * @param link Leads to the release, or is it.
 * @param maxBytes Of files in memory. Those that were not asked for longest make room.
 */
export async function openSiteFiles(link: string, maxBytes: number): Promise<SiteFiles> {
  const folder = await realpath(link).catch(() => {
    throw new Error(`There is no release at ${link}: run npm run build, or link it to one of the folder ${RELEASES}`);
  });
  const list = await readList(folder);
  await checkWhole(folder, Object.values(list.files));

  const memory = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length + ENTRY_BYTES,
    fetchMethod: (path) => readFile(path),
    // Who asked gets a file that others have pushed out before it was read.
    ignoreFetchAbort: true,
  });
  // Kept for good: a server that can open no more files must still say so.
  const kept = new Map<string, Buffer>();
  const toSiteFile = (release: string, listed: ListedFile): SiteFile => {
    const path = `${release}/site/${listed.file}`;
    const read: SiteFile['read'] = async (encoding = 'identity') => {
      const file = path + ENDINGS[encoding];
      return kept.get(file) ?? ((await memory.fetch(file)) as Buffer);
    };
    return { ...listed, path, headers: createFileHeaders(listed.file), read };
  };
  const files = new Map(Object.entries(list.files).map(([address, listed]) => [address, toSiteFile(folder, listed)]));
  const own = [...files.values()];
  for (const { path } of own.filter(({ status }) => status))
    for (const ending of Object.values(ENDINGS)) await readFile(path + ending).then((bytes) => kept.set(path + ending, bytes), ignore);
  for (const [release, earlier] of await readEarlier(folder))
    for (const [address, listed] of Object.entries(earlier.files))
      if (isImmutable(address) && !files.has(address)) files.set(address, toSiteFile(release, listed));

  const narrowest = findNarrowest(files.keys());
  return {
    folder,
    server: list.server,
    find: (address) => files.get(address),
    findSmallest: (address) => files.get(narrowest.get(withoutWidth(address)) ?? ''),
    async fill() {
      for (const file of own.filter(({ file: name }) => FIRST.test(name))) {
        if (memory.calculatedSize > maxBytes * 0.9) return;
        await file.read(file.br ? 'br' : 'identity');
      }
    },
    countHeld: () => memory.calculatedSize,
  };
}

/** What is asked for most: pages, and the files that a page loads. Pictures and downloads are read when they are asked for. */
const FIRST = /\.(?:html|js|css|woff2|json)$/;

const ignore = () => undefined;

async function readList(folder: string): Promise<ReleaseList> {
  const path = `${folder}/${RELEASE_LIST}`;
  return JSON.parse(
    await readFile(path, 'utf8').catch((error: Error) => {
      throw new Error(`${path}, the list of its files, cannot be read (${error.message}): build or upload the release again`);
    }),
  ) as ReleaseList;
}

/** An upload may have been cut off, or go on. */
async function checkWhole(folder: string, files: readonly ListedFile[]): Promise<void> {
  const expected = files.flatMap(({ file, bytes, br, gzip }) =>
    Object.entries({ identity: bytes, br, gzip }).map(([name, length]) => ({
      path: `${folder}/site/${file}${ENDINGS[name as keyof typeof ENDINGS]}`,
      length,
    })),
  );
  const found = await Promise.all(expected.map(({ path }) => stat(path).catch(ignore)));
  const damaged = expected.find(({ length }, at) => length !== undefined && found[at]?.size !== length);
  if (damaged) throw new Error(`${damaged.path} is missing or not whole: upload the release again`);
}

/** The releases beside one. */
async function readEarlier(folder: string): Promise<[folder: string, list: ReleaseList][]> {
  const beside = dirname(folder);
  if (basename(beside) !== RELEASES) return [];
  const others = (await readdir(beside)).map((name) => `${beside}/${name}`).filter((other) => other !== folder);
  const lists = await Promise.all(others.map((other) => readList(other).catch(ignore)));
  return others.flatMap((other, at) => {
    const list = lists[at];
    return list ? [[other, list] as [string, ReleaseList]] : [];
  });
}

const WIDTH = /-(\d+)(\.\w+)$/;
const withoutWidth = (address: string) => address.replace(WIDTH, '$2');

/** The address of the narrowest width of each picture: `/images/…/name.hash-400.avif` by `/images/…/name.hash.avif`. */
function findNarrowest(addresses: Iterable<string>): ReadonlyMap<string, string> {
  const widthOf = (address: string | undefined) => Number(WIDTH.exec(address ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
  const narrowest = new Map<string, string>();
  for (const address of addresses) {
    if (!address.startsWith('/images/') || !WIDTH.test(address)) continue;
    const picture = withoutWidth(address);
    if (widthOf(address) < widthOf(narrowest.get(picture))) narrowest.set(picture, address);
  }
  return narrowest;
}
