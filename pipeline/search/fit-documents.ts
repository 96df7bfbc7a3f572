import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchDocuments } from '../../core/search/search-documents.ts';

/** What a visitor's device may be asked to keep for the search of one language, in brotli bytes. */
export const SEARCH_BUDGET = 150 * 1024;

/** So many guesses are made before the search halves what is left. */
const STRAIGHT_TRIES = 5;

/** No text of ours gets this much smaller: more than so many characters cannot fit, and need not be tried. */
const BEST_RATIO = 12;

/**
 * The documents, or all pages and the newest posts, as many days of them as fit. Days are whole, so that `since` says
 * exactly what is there. Throws where not even one fits.
 */
export function fitDocuments(documents: SearchDocuments, budget: number = SEARCH_BUDGET): SearchDocuments {
  if (sizeOf(documents, budget) <= budget) return documents;
  const days = [...new Set(documents.posts.map(({ date }) => date))];
  const newest = (count: number): SearchDocuments => ({
    ...documents,
    since: days[count - 1] as string,
    posts: documents.posts.filter(({ date }) => date >= (days[count - 1] as string)),
  });
  let [low, high] = [1, days.length - 1];
  const least = high < low ? Number.POSITIVE_INFINITY : sizeOf(newest(low), budget);
  if (least > budget) {
    throw new Error(
      `the pages and the newest posts in '${documents.locale}' exceed the ${budget} bytes that the worker keeps for the search: shorten the pages`,
    );
  }
  // Sizes grow nearly in a straight line: a few tries find the last one that fits. Should they not, halving does.
  let guess = low;
  for (let tries = 0; low < high; tries += 1) {
    const middle = tries < STRAIGHT_TRIES && guess > low && guess <= high ? guess : Math.ceil((low + high) / 2);
    const size = sizeOf(newest(middle), budget);
    if (size <= budget) low = middle;
    else high = middle - 1;
    const estimate = 1 + Math.floor(((middle - 1) * (budget - least)) / (size - least));
    guess = Number.isFinite(size) ? Math.min(Math.max(estimate, low + 1), high) : 0;
  }
  return newest(low);
}

/** Measured a little less closely than it is compressed in the end, and much faster: what fits here fits there. */
function sizeOf(documents: SearchDocuments, budget: number): number {
  const text = JSON.stringify(documents);
  if (text.length > budget * BEST_RATIO) return Number.POSITIVE_INFINITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params }).length;
}
