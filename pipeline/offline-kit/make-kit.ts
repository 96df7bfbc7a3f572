import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { API_PATH } from '../../core/api/addresses.ts';
import { searchUrl } from '../../core/search/search-documents.ts';
import type { Locale } from '../../core/site/locales.ts';
import { largestFitting, NEARLY_FULL } from '../largest-fitting.ts';
import { newestDays } from './candidates.ts';
import type { KitSources } from './read-kit-sources.ts';
import { writePieces } from './write-pieces.ts';

const brotli = promisify(brotliCompress);

/** What a visitor's device may be asked to fetch for one language, in brotli bytes. */
export const KIT_BUDGET = 160 * 1024;

/** A site of so few days with posts is packed whole first: most sites fit. */
const FEW_DAYS = 64;

export interface Kit {
  bytes: Buffer;
  /** How many posts it has, and the day of the oldest where others are left out. */
  posts: number;
  since?: string;
}

/**
 * The kit of one language: everything; or, where that exceeds the budget, every page that is no post, and the newest posts, as
 * many days of them as (nearly) fill it, with the lists of their years. Throws where the pages alone do not fit.
 */
export async function makeKit(sources: KitSources, locale: Locale, budget: number = KIT_BUDGET): Promise<Kit> {
  const newest = newestDays(sources.posts);
  const isCut = newest.length < sources.posts.length;
  const days = [...new Set(newest.map(({ date }) => date))];
  const withDays = (count: number) => pack(sources, locale, isCut || count < days.length ? (days[count - 1] ?? '9999') : undefined);
  // A site of thousands of posts is never packed whole.
  const whole = days.length <= FEW_DAYS && !isCut ? withDays(days.length) : undefined;
  if (whole && (await brotliSize(whole.bytes)) <= budget) return whole;
  const sizeOf = (count: number) => brotliSize(withDays(count).bytes);
  const most = whole ? days.length - 1 : days.length;
  const count = await largestFitting({ least: 0, most, budget, enough: budget * NEARLY_FULL, sizeOf });
  if (count === undefined)
    throw new Error(`the pages in '${locale}' exceed the ${budget} bytes of the offline kit, without any post: shorten the pages`);
  return withDays(count);
}

type Piece = readonly [address: string, bytes: Buffer];

const byAddress = ([a]: Piece, [b]: Piece) => (a < b ? -1 : 1);

/** Style sheets before scripts. */
const byTypeAndAddress = (a: Piece, b: Piece) => extname(a[0]).localeCompare(extname(b[0])) || byAddress(a, b);

function pack({ documents, years, code, indexes, search, posts }: KitSources, locale: Locale, since: string | undefined): Kit {
  const isKept = ({ date }: { date: string }) => since === undefined || date >= since;
  const kept = posts.filter(isKept);
  const json = (value: object & { posts: readonly { date: string }[] }) =>
    Buffer.from(JSON.stringify(since === undefined ? value : { ...value, since, posts: value.posts.filter(isKept) }));
  const ofPosts = kept.flatMap((post) => post.read());
  const ofYears = [...years].flatMap(([year, piece]) => (since === undefined || year >= since.slice(0, 4) ? [piece] : []));
  const isAnswer = ([address]: Piece) => address.startsWith(API_PATH);
  // Plain text before documents that repeat it between tags, and what is alike side by side: this order compresses by 3 % better
  // than the reverse.
  const pieces = new Map<string, Uint8Array>([
    [searchUrl(locale), json(search)],
    ...ofPosts.filter(isAnswer).sort(byAddress),
    ...[...indexes].map(([url, index]) => [url, json(index)] as const),
    ...[...code].sort(byTypeAndAddress),
    ...[...documents, ...ofYears, ...ofPosts.filter((piece) => !isAnswer(piece))].sort(byAddress),
  ]);
  return { bytes: writePieces(pieces, since), posts: kept.length, ...(since !== undefined && { since }) };
}

/**
 * What quality 11, at which the kit is compressed in the end, leaves of what quality 9 gives in a tenth of the time: at most this (0.89 to
 * 0.925 measured).
 */
const BEST_TO_FAST = 0.93;

async function brotliSize(bytes: Buffer): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return (await brotli(bytes, { params })).length * BEST_TO_FAST;
}
