import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { API_PATH } from '../../core/api/addresses.ts';
import { searchUrl } from '../../core/search/search-documents.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { KitSources } from './read-kit-sources.ts';
import { writePieces } from './write-pieces.ts';

/** What a visitor's device may be asked to fetch for one language, in brotli bytes. */
export const KIT_BUDGET = 160 * 1024;

/** Posts that are tried at once while it is found out how many fit. */
const STEP = 32;

export interface Kit {
  bytes: Buffer;
  /** How many posts it has, and the day of the oldest where others are left out. */
  posts: number;
  since?: string;
}

/**
 * The kit of one language: everything; or, where that exceeds the budget, every page that is no post, and the newest posts, as
 * many days of them as fit. Throws where the pages alone do not fit.
 */
export function makeKit(sources: KitSources, locale: Locale, budget: number = KIT_BUDGET): Kit {
  const days = [...new Set(sources.posts.map(({ date }) => date))];
  const withDays = (count: number) => pack(sources, locale, count < days.length ? (days[count - 1] ?? '9999') : undefined);
  const fits = ({ bytes }: Kit) => brotliSize(bytes) <= budget;
  // A site of thousands of posts is never packed whole: what does not fit is found from the newest posts on.
  let low = 0;
  let best: Kit | undefined;
  for (let count = Math.min(STEP, days.length); ; count = Math.min(count * 2, days.length)) {
    const kit = withDays(count);
    if (!fits(kit)) {
      best ??= fitting(withDays(0), fits, locale, budget);
      return bisect(low, count, best, withDays, fits);
    }
    if (count === days.length) return kit;
    [low, best] = [count, kit];
  }
}

function fitting(kit: Kit, fits: (kit: Kit) => boolean, locale: Locale, budget: number): Kit {
  if (fits(kit)) return kit;
  throw new Error(`the pages in '${locale}' exceed the ${budget} bytes of the offline kit, without any post: shorten the pages`);
}

/** Between a number of days that fits and one that does not. */
function bisect(fit: number, unfit: number, best: Kit, withDays: (count: number) => Kit, fits: (kit: Kit) => boolean): Kit {
  let [low, high, kit] = [fit, unfit, best];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const next = withDays(middle);
    if (fits(next)) [low, kit] = [middle, next];
    else high = middle;
  }
  return kit;
}

type Piece = readonly [address: string, bytes: Buffer];

const byAddress = ([a]: Piece, [b]: Piece) => (a < b ? -1 : 1);

/** Style sheets before scripts. */
const byTypeAndAddress = (a: Piece, b: Piece) => extname(a[0]).localeCompare(extname(b[0])) || byAddress(a, b);

function pack({ documents, code, indexes, search, posts }: KitSources, locale: Locale, since: string | undefined): Kit {
  const isKept = ({ date }: { date: string }) => since === undefined || date >= since;
  const kept = posts.filter(isKept);
  const json = (value: object & { posts: readonly { date: string }[] }) =>
    Buffer.from(JSON.stringify(since === undefined ? value : { ...value, since, posts: value.posts.filter(isKept) }));
  const ofPosts = kept.flatMap((post) => post.read());
  const isAnswer = ([address]: Piece) => address.startsWith(API_PATH);
  // Plain text before documents that repeat it between tags, and what is alike side by side: this order compresses by 3 % better
  // than the reverse.
  const pieces = new Map<string, Uint8Array>([
    [searchUrl(locale), json(search)],
    ...ofPosts.filter(isAnswer).sort(byAddress),
    ...[...indexes].map(([url, index]) => [url, json(index)] as const),
    ...[...code].sort(byTypeAndAddress),
    ...[...documents, ...ofPosts.filter((piece) => !isAnswer(piece))].sort(byAddress),
  ]);
  return { bytes: writePieces(pieces, since), posts: kept.length, ...(since !== undefined && { since }) };
}

/** What quality 11, at which the kit is compressed in the end, leaves of what quality 9 gives: at most this (0.89 to 0.91 measured), in a tenth of the time. */
const BEST_TO_FAST = 0.92;

function brotliSize(bytes: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length * BEST_TO_FAST;
}
