import { readFileSync, writeFileSync } from 'node:fs';
import { DIST, EARLIER, ROOT } from '../paths.ts';
import type { PageFacts } from '../prerender/page-facts.ts';
import { digestFiles, listSources } from './source-files.ts';

/** What a document was made from, and what other steps want to know of it. */
export interface PageRecord {
  /** Digest of what is not data: bundle, chrome, head. */
  key: string;
  /** The files of posts and of words that were read, with their digests. */
  reads: Record<string, string>;
  facts: PageFacts;
}

/** What a build leaves for the next one. It stands in the build's own folder: it can only speak of the files beside it. */
export interface BuildRecord {
  /** The code that made the pages: with other code none of them counts. */
  tools: string;
  /** The documents, by their paths. */
  pages: Record<string, PageRecord>;
  /** The code that compressed the files. */
  compressor: string;
  /** Files that were compressed, by their addresses: digest and effort. */
  compressed: Record<string, string>;
}

const FILE = 'build-record.json';

/** The record of the build that this one replaces, as far as the same code made it. */
export function openRecord(folder: string = EARLIER): BuildRecord {
  const [tools, compressor] = [digestTools(), digestCompressor()];
  const found = readRecord(folder);
  return {
    tools,
    pages: found?.tools === tools ? found.pages : {},
    compressor,
    compressed: found?.compressor === compressor ? found.compressed : {},
  };
}

/** Undefined at a first build, or where the file was broken off. */
function readRecord(folder: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/${FILE}`, 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeRecord(record: BuildRecord, folder: string = DIST): void {
  const sorted = <T>(values: Record<string, T>) => Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { tools, pages, compressor, compressed } = record;
  writeFileSync(`${folder}/${FILE}`, JSON.stringify({ tools, pages: sorted(pages), compressor, compressed: sorted(compressed) }));
}

/** The build's own code, its packages and the runtime. */
function digestTools(): string {
  const files = listSources(['core', 'pipeline']);
  return [digestFiles([...files, `${ROOT}package-lock.json`]), process.version, process.platform, process.arch].join(' ');
}

function digestCompressor(): string {
  return [digestFiles([`${ROOT}pipeline/compress.ts`]), process.versions.brotli, process.versions.zlib].join(' ');
}
