import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import { getPage } from '#core/site/pages.ts';
import { isErrorPageData, type PageContext } from '#src/pages/page-module.ts';
import type { AppContext } from '../app-context.ts';
import type { PageFailure } from '../errors/route-errors.tsx';
import { loadHead } from '../head/load-head.tsx';
import type { PageHandle } from '../navigation/load-page.ts';
import { getStoredLocale } from '../navigation/use-after-navigation.ts';

/**
 * The page that the router's matches show, and its data: the same objects for as long as it is the same page. Errors without a locale in their
 * address switch to the stored one after mount (spec 4).
 */
export function useCurrentPage(app: AppContext) {
  const match = useMatches().at(-1);
  if (!match) throw new Error('no route matches, though one takes every path');
  const stored = useStoredLocale(app, match.pathname);
  const last = useRef<Locale>(undefined);
  const { page, locale } = match.handle as PageHandle;
  const data = match.loaderData;
  const wanted = stored ?? locale;
  // A language whose words could not be loaded: the error is shown in the one before.
  const shown = app.i18n.has(wanted) ? wanted : (last.current ?? locale);
  useEffect(() => {
    last.current = shown;
  }, [shown]);
  const [failure, reportFailure] = useFailure(app, shown);
  const errorPage = isErrorPageData(data) ? data.errorPage : failure && !failure.title ? 'error500' : undefined;
  const title = failure?.title;
  const { id } = match.params;
  const current = useMemo((): PageContext => {
    if (errorPage) return { page: getPage(errorPage), locale: shown, params: {} };
    return { page, locale: shown, params: id ? { id } : {}, ...(title && { title }) };
  }, [page, shown, id, errorPage, title]);
  return { current, data, reportFailure };
}

/** Why the page is not shown, once the head's code has come. */
function useFailure(app: AppContext, locale: Locale) {
  const [failure, setFailure] = useState<PageFailure>();
  const latest = useRef<PageFailure>(undefined);
  const report = useCallback(
    (next?: PageFailure) => {
      latest.current = next;
      if (!next) return setFailure(undefined);
      loadHead(app.i18n, locale).then(
        () => setFailure(latest.current),
        // The head stays that of the page.
        () => undefined,
      );
    },
    [app, locale],
  );
  return [failure, report] as const;
}

function useStoredLocale(app: AppContext, path: string): Locale | undefined {
  const [stored, setStored] = useState<{ path: string; locale: Locale }>();
  useEffect(() => {
    const locale = getStoredLocale(path);
    if (!locale) return;
    loadHead(app.i18n, locale).then(
      () => setStored({ path, locale }),
      // The page stays in English.
      () => undefined,
    );
  }, [app, path]);
  return stored?.path === path ? stored.locale : undefined;
}
