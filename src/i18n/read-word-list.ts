import { shape } from 'site:words';
import type { Locale } from '#core/site/locales.ts';
import { type WordList, wordListUrl } from '#core/site/word-files.ts';
import { MissingFileError } from '#src/shared/dom/reload-guard.ts';

/** Without an answer in this time, in milliseconds, the next call asks again. */
const TIMEOUT = 15_000;

const lists = new Map<Locale, Promise<WordList>>();

/**
 * The files of words of a language: the list is loaded at the first call, and again after a failure. Rejects with a `MissingFileError`.
 * @param priority Low where nobody waits for it yet.
 */
export function readWordList(locale: Locale, priority: RequestPriority = 'auto'): Promise<WordList> {
  const list = lists.get(locale) ?? load(locale, priority);
  lists.set(locale, list);
  list.catch(() => lists.delete(locale));
  return list;
}

async function load(locale: Locale, priority: RequestPriority): Promise<WordList> {
  const url = wordListUrl(shape, locale);
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, priority, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
    return (await response.json()) as WordList;
  } catch (error) {
    throw new MissingFileError(`${url} did not come: ${(error as Error).message}`, { cause: error });
  }
}
