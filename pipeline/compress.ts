import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { digestOf } from './incremental/digest.ts';
import { linkFile } from './incremental/link-file.ts';
import { EARLIER, SITE } from './paths.ts';
import type { Report } from './report.ts';
import { runInThreads } from './threads/run-in-threads.ts';

const TEXT = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest|bin)$/;

/** Brotli's usual window, in bytes: a larger file needs a larger one, or its end does not see its beginning. */
const WINDOW = 2 ** constants.BROTLI_DEFAULT_WINDOW;

/** Ways to write distances back (postfix bits, direct codes), of which the first is the encoder's own. */
const DISTANCES = [
  [0, 0],
  [2, 16],
  [0, 15],
  [2, 0],
  [3, 32],
] as const;

/**
 * Brotli's quality. At its best a document takes 66 ms; one of thousands is compressed in 1, to 13 % more bytes
 * (docs/decisions/0018-incremental-build.md).
 */
export type Effort = typeof QUICK | typeof BEST;
export const QUICK = 6;
export const BEST = 11;

/**
 * Above this size, in bytes, a list that grows with the posts is compressed at quality 9: 9 to 23 % more bytes than at the best, in a
 * twentieth of the time. None of them is on a page's way to the screen.
 */
const LARGE = 128 * 1024;
const FOR_LARGE = 9;

/** What visitors fetch at that size, too: scripts, style sheets and offline kits. */
const ALWAYS_BEST = /\.(?:js|css|bin)$/;

/** For browsers that do not take brotli, which are few: 3 % more bytes than at level 6, in three quarters of the time. */
const QUICK_GZIP = 4;

/** A window of 64 KiB costs less to begin with; larger files want the whole one. */
const QUICK_WINDOW = 16;

/** A document above this size may not arrive in one flight with its headers (10 packets of 1,460 bytes). */
const ONE_FLIGHT = 13_400;

/** Scripts, whose bytes are counted, are tried with other codes, too, as are documents that a little less lets arrive earlier: 3 in a thousand. */
function squeeze(bytes: Buffer, isScript: boolean, effort: number): Buffer {
  const first = encode(bytes, DISTANCES[0], effort);
  if (!isScript && (effort < BEST || first.length < ONE_FLIGHT || first.length > ONE_FLIGHT * 1.05)) return first;
  const others = DISTANCES.slice(1).map((codes) => encode(bytes, codes, effort));
  return [first, ...others].reduce((best, one) => (one.length < best.length ? one : best));
}

function encode(bytes: Buffer, [postfix, direct]: (typeof DISTANCES)[number], effort: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: bytes.length > WINDOW ? constants.BROTLI_MAX_WINDOW_BITS : constants.BROTLI_DEFAULT_WINDOW,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
      ...(effort < BEST && bytes.length < 2 ** QUICK_WINDOW * 2 && { [constants.BROTLI_PARAM_LGWIN]: QUICK_WINDOW }),
    },
  });
}

/** Writes brotli and gzip beside a file. */
export function compressFile(file: string, wanted: Effort = BEST): void {
  const bytes = readFileSync(file);
  const effort = bytes.length > LARGE && !ALWAYS_BEST.test(file) ? Math.min(wanted, FOR_LARGE) : wanted;
  writeFileSync(`${file}.br`, squeeze(bytes, file.endsWith('.js'), effort));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: wanted === BEST ? 9 : QUICK_GZIP }));
}

export interface CompressTask {
  file: string;
  effort: Effort;
}

export interface CompressOptions {
  /** Files of the earlier build by their addresses, with their digests and efforts. */
  earlier: Readonly<Record<string, string>>;
  /** Digests that are known already, by address. */
  digests: ReadonlyMap<string, string>;
  effortOf(url: string): Effort;
}

/**
 * Writes brotli and gzip beside every text file, so that the server only picks one. What the earlier build compressed of the same
 * bytes with the same effort is taken over. Gives what the next build needs to know for that.
 */
export async function compressSite({ earlier, digests, effortOf }: CompressOptions, report: Report): Promise<Record<string, string>> {
  const urls = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(SITE.length))
    .sort();
  const compressed: Record<string, string> = {};
  const open = urls.filter((url) => {
    const mark = `${digests.get(url) ?? digestOf(readFileSync(SITE + url))} ${effortOf(url)}`;
    compressed[url] = mark;
    const isKept = earlier[url] === mark && ['.br', '.gz'].every((end) => linkFile(`${EARLIER}/site${url}${end}`, `${SITE}${url}${end}`));
    return !isKept;
  });
  // The largest first, so that none of them is left for the end.
  const sizes = new Map(open.map((url) => [url, statSync(SITE + url).size]));
  const tasks = open
    .sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
    .map((url): CompressTask => ({ file: SITE + url, effort: effortOf(url) }));
  await compressFiles(tasks, report);
  if (open.length < urls.length) report.note(`${open.length} of ${urls.length} files compressed, the others are as they were`);
  return compressed;
}

/** Below this number of files, none of which takes seconds, threads would take longer to start than they save. */
const FEW = 16;

/** How many small files a thread gets at a time. */
const BATCH = 32;

/**
 * Compresses in threads, by zlib's synchronous functions. The asynchronous ones are streams, which compute as much for a small file in this
 * thread as its compression does.
 */
async function compressFiles(files: readonly CompressTask[], report: Report): Promise<void> {
  let done = 0;
  const onResult = (count: number) => {
    done += count;
    report.progress(done, files.length, 'files');
  };
  const takesSeconds = ({ file }: CompressTask) => ALWAYS_BEST.test(file) && statSync(file).size > LARGE;
  if (files.length < FEW && !files.some(takesSeconds)) {
    for (const { file, effort } of files) {
      compressFile(file, effort);
      onResult(1);
    }
    return;
  }
  const quick = files.filter(({ effort }) => effort === QUICK);
  const tasks = files.filter(({ effort }) => effort === BEST).map((file) => [file]);
  for (let at = 0; at < quick.length; at += BATCH) tasks.push(quick.slice(at, at + BATCH));
  await runInThreads({ module: new URL('compress-thread.ts', import.meta.url), tasks, batch: 1, onResult });
}
