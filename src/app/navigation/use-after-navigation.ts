import inputs from 'site:inputs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { API_PATH, postPath } from '#core/api/addresses.ts';
import { DAY_MS } from '#core/site/constants.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';
import type { Page } from '#core/site/pages.ts';
import { usePage } from '#src/pages/page-module.ts';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { localeSet, useAppDispatch } from '#src/state/store.ts';
import { getPageTitle, usePageMeta } from '../head/page-title.ts';

/**
 * What follows a navigation, once a new page is shown: the locale is saved and applied (spec 5), the focus goes to the page, and the worker
 * stores it. Gives the text to be announced; the browser announces the first page itself.
 */
export function useAfterNavigation(): string {
  const { t, i18n } = useTranslation('messages');
  const { pathname } = useLocation();
  const current = usePage();
  const { page, locale, params, title } = current;
  const meta = usePageMeta();
  const dispatch = useAppDispatch();
  const last = useRef<string>(undefined);
  // A page may turn out to be an error only in rendering.
  const shown = `${pathname} ${title ?? page.status ?? ''}`;
  const [announcement, setAnnouncement] = useState('');
  // On its own: an error page without a locale in its address turns to the stored one when the words of that have come.
  useEffect(() => void dispatch(localeSet(locale)), [dispatch, locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page after another; what is read of the page belongs to the path
  useEffect(() => {
    const isFirst = last.current === undefined;
    if (last.current === shown) return;
    last.current = shown;
    storeLocale(pathname);
    notifyPageShown({ path: pathname, page, locale, params, isFirst });
    if (isFirst) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    // Where the words of titles could not be loaded, the page's heading names it.
    const hasTitles = i18n.hasResourceBundle(locale, 'meta');
    const name = hasTitles
      ? getPageTitle(i18n.getFixedT(locale, 'meta'), current, meta)
      : (document.querySelector('h1')?.textContent ?? '');
    setAnnouncement(title ?? t('route.announced', { title: name }));
  }, [shown]);
  return announcement;
}

/** A list's document was rendered without the query of the address: its filters and page are read once it has been hydrated. */
export function useQueryOfAddress(): void {
  const { page } = usePage();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first page; later ones are rendered with their query
  useEffect(() => {
    if (search && page.posts?.role === 'list') revalidate();
  }, []);
}

function localeOf(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return isLocale(first) ? first : undefined;
}

/** The locale is saved (spec 5, step 5): for a year, from addresses that name one. */
export function storeLocale(path: string): void {
  const locale = localeOf(path);
  if (locale) writeCache('locale', locale, 365 * DAY_MS);
}

/** At an address that names no locale, an error page: the stored one (spec 4). */
export function getStoredLocale(path: string): Locale | undefined {
  const stored = readCache<Locale>('locale');
  return localeOf(path) === undefined && isLocale(stored) ? stored : undefined;
}

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
