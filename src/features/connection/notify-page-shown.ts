import inputs from 'site:inputs';
import { API_PATH, postPath } from '#core/api/addresses.ts';
import type { Locale } from '#core/site/locales.ts';
import type { Page } from '#core/site/pages.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';

export interface ShownPage {
  path: string;
  locale: Locale;
  page: Pick<Page, 'posts' | 'status'>;
  params: { id?: string };
  /** The page that the browser loaded as a document. */
  isFirst: boolean;
}

/** Has the worker store a page that is on the screen, with its data: the first one too, which no worker controlled. */
export function notifyPageShown({ path, locale, page, params, isFirst }: ShownPage): void {
  if (page.status) return;
  const data = page.posts?.role === 'detail' && params.id ? [inputs.apiBase + API_PATH + postPath(page.posts.type, locale, params.id)] : [];
  whenIdle(() => {
    const pictures = isFirst ? listLoadedPictures() : [];
    sendToServiceWorker({ type: 'VISITED', path, locale, data, pictures, mayPrefetch: !shouldSaveData() }).catch(() => undefined);
  });
}

/** Pictures that the first page loaded before there was a worker. */
function listLoadedPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && /^\/images\/|\.(?:svg|png)$/.test(url.pathname))
    .map((url) => url.pathname);
}
