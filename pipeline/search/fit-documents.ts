import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SearchDocuments } from '../../core/search/search-documents.ts';
import { largestFitting, NEARLY_FULL } from '../largest-fitting.ts';

const brotli = promisify(brotliCompress);

/** What a visitor's device may be asked to keep for the search of one language, in brotli bytes. */
export const SEARCH_BUDGET = 150 * 1024;

/** No text of ours gets this much smaller: more than so many characters cannot fit, and need not be tried. */
const BEST_RATIO = 12;

/**
 * The documents, or all pages and the newest posts, as many days of them as (nearly) fill the budget. Days are whole, so that `since` says
 * exactly what is there. Throws where not even one fits.
 */
export async function fitDocuments(documents: SearchDocuments, budget: number = SEARCH_BUDGET): Promise<SearchDocuments> {
  if ((await sizeOf(documents, budget)) <= budget) return documents;
  const days = [...new Set(documents.posts.map(({ date }) => date))];
  const newest = (count: number): SearchDocuments => ({
    ...documents,
    since: days[count - 1] as string,
    posts: documents.posts.filter(({ date }) => date >= (days[count - 1] as string)),
  });
  const count = await largestFitting({
    least: 1,
    most: days.length - 1,
    budget,
    enough: budget * NEARLY_FULL,
    sizeOf: (some) => sizeOf(newest(some), budget),
  });
  if (count === undefined || days.length < 2)
    throw new Error(
      `the pages and the newest posts in '${documents.locale}' exceed the ${budget} bytes that the worker keeps for the search: shorten the pages`,
    );
  return newest(count);
}

/** Measured a little less closely than it is compressed in the end, and much faster: what fits here fits there. */
async function sizeOf(documents: SearchDocuments, budget: number): Promise<number> {
  const text = JSON.stringify(documents);
  if (text.length > budget * BEST_RATIO) return Number.POSITIVE_INFINITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return (await brotli(text, { params })).length;
}
