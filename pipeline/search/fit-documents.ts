import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchDocuments } from '../../core/search/search-documents.ts';

/** What a visitor's device may be asked to keep for the search of one language, in brotli bytes. */
export const SEARCH_BUDGET = 150 * 1024;

/** No text of ours gets this much smaller: more than so many characters cannot fit, and need not be tried. */
const BEST_RATIO = 12;

/**
 * The documents, or all pages and the newest posts, as many days of them as fit. Days are whole, so that `since` says
 * exactly what is there. Throws where not even one fits.
 */
export function fitDocuments(documents: SearchDocuments, budget: number = SEARCH_BUDGET): SearchDocuments {
  if (fits(documents, budget)) return documents;
  const days = [...new Set(documents.posts.map(({ date }) => date))];
  const newest = (count: number): SearchDocuments => ({
    ...documents,
    since: days[count - 1] as string,
    posts: documents.posts.filter(({ date }) => date >= (days[count - 1] as string)),
  });
  let [low, high] = [1, days.length - 1];
  if (high < low || !fits(newest(low), budget)) {
    throw new Error(
      `the pages and the newest posts in '${documents.locale}' exceed the ${budget} bytes that the worker keeps for the search: shorten the pages`,
    );
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(newest(middle), budget)) low = middle;
    else high = middle - 1;
  }
  return newest(low);
}

/** Measured a little less closely than it is compressed in the end, and much faster: what fits here fits there. */
function fits(documents: SearchDocuments, budget: number): boolean {
  const text = JSON.stringify(documents);
  if (text.length > budget * BEST_RATIO) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params }).length <= budget;
}
