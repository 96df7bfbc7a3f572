import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { connectionChanged, useAppDispatch, useAppSelector } from '#src/state/store.ts';
import s from '#src/ui/feedback/notice.module.css';
import { NoticeRegion, NoticeStrip } from '#src/ui/feedback/notice.tsx';

/**
 * Says that the network is gone and how old the page on the screen is; then, for a moment, that it is back. Under data saver, before the
 * app runs, the boot script shows one of the two lines.
 */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const phase = useOutage();
  const storedAt = useStoredAt();
  const isHydrated = useIsHydrated();
  const offline = (
    <NoticeStrip mark="waiting" isDormant={!isHydrated}>
      <p>{t('ui.offline')}</p>
      {storedAt > 0 && <StoredAge at={storedAt} />}
    </NoticeStrip>
  );
  if (isHydrated)
    return (
      <NoticeRegion label={t('a11y.connection')}>
        {phase === 'offline' && offline}
        {phase === 'restored' && <NoticeStrip mark="done">{t('ui.online')}</NoticeStrip>}
      </NoticeRegion>
    );
  // Without a mark: its drawing would stand in every document.
  return (
    <NoticeRegion label={t('a11y.connection')}>
      <div className={s.offline} data-late="">
        {offline}
      </div>
      <div className={s.online} data-late="">
        <NoticeStrip isDormant>{t('ui.online')}</NoticeStrip>
      </div>
    </NoticeRegion>
  );
}

const MINUTE = 60_000;

/** How long ago the page on the screen was stored. Its words are loaded when it is shown for the first time. */
function StoredAge({ at }: { at: number }) {
  const locale = useAppSelector((state): Locale => state.locale.locale);
  const t = useNamespace('connection');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (!t) return null;
  const age = ageOf(at, now, locale);
  return <p>{age ? t('saved', { age }) : t('savedNow')}</p>;
}

const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago something was, in whole days, hours or minutes, in the language of the locale; undefined for less than a minute. */
export function ageOf(at: number, now: number, locale: Locale): string | undefined {
  const largest = UNITS.find(([, length]) => now - at >= length);
  if (!largest) return undefined;
  const [unit, length] = largest;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor((now - at) / length), unit);
}

/** When the page on the screen was stored, in milliseconds since the epoch; 0 where it came from the network. */
function useStoredAt(): number {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const stored = useAppSelector((state) => state.connection.stored);
  const [page, setPage] = useState<{ path: string; storedAt: number }>();
  const showAge = useEffectEvent((storedAt: number) => {
    // The data of a page are requested before its address is in the address bar.
    setPage({ path: next?.pathname ?? pathname, storedAt });
  });
  useEffect(() => {
    if (stored) showAge(stored.at);
  }, [stored]);
  return page?.path === pathname ? page.storedAt : 0;
}

const RESTORED_SHOWN = 4000;

/** Follows the network, by what requests and the browser report, and finds out when it is back. */
function useOutage(): 'online' | 'offline' | 'restored' {
  const dispatch = useAppDispatch();
  const online = useAppSelector((state) => state.connection.online);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const report = () => void dispatch(connectionChanged({ online: false }));
    if (!navigator.onLine) report();
    addEventListener('offline', report);
    return () => removeEventListener('offline', report);
  }, [dispatch]);

  useEffect(() => {
    if (online) return undefined;
    const stop = awaitNetwork(() => dispatch(connectionChanged({ online: true })));
    return () => {
      stop();
      setRestored(true);
    };
  }, [online, dispatch]);

  useEffect(() => {
    if (!online || !isRestored) return undefined;
    const hide = setTimeout(() => setRestored(false), RESTORED_SHOWN);
    return () => clearTimeout(hide);
  }, [online, isRestored]);

  if (!online) return 'offline';
  return isRestored ? 'restored' : 'online';
}

const PAUSE = 15_000;

/**
 * Asks the server until it answers, while the page is shown: at once where the browser believes in a network, when it reports one, when the
 * visitor returns to the page, and every 15 s. Returns a function that stops it.
 */
export function awaitNetwork(onBack: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !(await canReachSite()) || signal.aborted) return;
    stopped.abort();
    onBack();
  };
  if (navigator.onLine) void ask();
  document.addEventListener('visibilitychange', ask, { signal });
  addEventListener('online', ask, { signal });
  const timer = setInterval(ask, PAUSE);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => stopped.abort();
}
