import { type PageFiles, pageFilesUrl } from '#core/build/page-files.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';

const lists = new Map<Locale, Promise<PageFiles>>();

/** The scripts and words that a page needs beyond the shell. The list of a language is loaded at the first call, and again after a failure. */
export async function listPageFiles(path: string, signal: AbortSignal): Promise<readonly string[]> {
  const match = resolveRoute(path);
  if (match.kind !== 'page') return [];
  const { locale, page } = match;
  const list = lists.get(locale) ?? loadList(locale, signal);
  lists.set(locale, list);
  list.catch(() => lists.delete(locale));
  return (await list)[page] ?? [];
}

async function loadList(locale: Locale, signal: AbortSignal): Promise<PageFiles> {
  const url = pageFilesUrl(locale);
  const response = await fetch(url, { headers: { accept: 'application/json' }, priority: 'low', signal });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.json() as Promise<PageFiles>;
}
