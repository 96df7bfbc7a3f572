import inputs from 'site:inputs';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCounting } from '#core/analytics/settings.ts';
import type { Locale } from '#core/site/locales.ts';
import { useAppSelector, useAppStore } from '#src/state/hooks.ts';
import { removeFromCache } from '#src/state/local-cache.ts';
import { PAGE_VIEW_QUEUE } from './page-view-queue.ts';

type Recorder = typeof import('./record-page-view.ts');

/**
 * Records a page view at the first page and at each change of the path, after the visitor has agreed and never before (spec 1, 7). Another
 * query or fragment is the same page. Withdrawal ends it at once and removes what waits.
 */
export function PageViews({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  const choice = useAppSelector((state) => state.consent.choice);
  const store = useAppStore();
  const recorder = useRef<Promise<Recorder>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path names the language
  useEffect(() => {
    // Without encryption browsers offer no locks, and no other site of ours is worth counting.
    if (!isCounting(inputs.analytics) || choice === null || !isSecureContext) return;
    if (choice === 'rejected') {
      removeFromCache(PAGE_VIEW_QUEUE);
      recorder.current?.then(({ stopRecording }) => stopRecording(), ignore);
      return;
    }
    const at = new Date().toISOString();
    recorder.current ??= import('./record-page-view.ts');
    recorder.current.then(({ recordPageView }) => recordPageView(store, { path: pathname, locale, at }), ignore);
  }, [pathname, choice, store]);
  return null;
}

/** Without a network the module may not come; this view is not counted then. */
const ignore = () => undefined;
