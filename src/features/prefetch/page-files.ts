import { PAGE_FILES_URL, type PageFiles } from '#core/offline/page-files.ts';
import { resolveRoute } from '#core/site/guard.ts';

let list: Promise<PageFiles> | undefined;

/** The files that a page needs beyond the shell. The list of all pages is loaded at the first call, and again after a failure. */
export async function listPageFiles(path: string, signal: AbortSignal): Promise<readonly string[]> {
  list ??= loadList(signal).catch((error) => {
    list = undefined;
    throw error;
  });
  const match = resolveRoute(path);
  return match.kind === 'page' ? ((await list)[match.locale][match.page] ?? []) : [];
}

async function loadList(signal: AbortSignal): Promise<PageFiles> {
  const response = await fetch(PAGE_FILES_URL, { headers: { accept: 'application/json' }, priority: 'low', signal });
  if (!response.ok) throw new Error(`${PAGE_FILES_URL} was answered with ${response.status}`);
  return response.json() as Promise<PageFiles>;
}
