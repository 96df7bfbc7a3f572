import inputs from 'site:inputs';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isCounting } from '#core/analytics/settings.ts';
import type { Locale } from '#core/site/locales.ts';
import { useAppSelector, useAppStore } from '#src/state/store.ts';
import type { Recorder } from './recorder.ts';
import { forgetUnsent } from './unsent.ts';

/**
 * Records a page view and the speed of the page, after the visitor has agreed and never before (spec 1, 7): at the first page and when the
 * path changes. Withdrawal ends it at once and removes what waits.
 */
export function Analytics({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  const choice = useAppSelector((state) => state.consent.choice);
  const store = useAppStore();
  const recorder = useRef<Promise<Recorder>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path names the language
  useEffect(() => {
    // Without encryption browsers make no random ids, and no other site of ours is worth counting.
    if (!isCounting(inputs.analytics) || choice === null || !isSecureContext) return;
    if (choice === 'rejected') {
      forgetUnsent();
      recorder.current?.then(({ stop }) => stop(), ignore);
      return;
    }
    const at = new Date().toISOString();
    const { title } = document;
    recorder.current ??= import('./recorder.ts').then(({ createRecorder }) => createRecorder(store));
    recorder.current.then(({ record }) => record({ path: pathname, locale, at }, title), ignore);
  }, [pathname, choice, store]);
  return null;
}

/** Without a network the module may not come; this page is not counted then. */
const ignore = () => undefined;
