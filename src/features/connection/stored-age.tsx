import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Locale } from '#core/site/locales.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { useAppSelector } from '#src/state/hooks.ts';

const MINUTE = 60_000;

/** How long ago the page on the screen was stored. Its words are loaded when it is shown for the first time. */
export function StoredAge({ at }: { at: number }) {
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
export function useStoredAt(): number {
  const { pathname } = useLocation();
  const stored = useAppSelector((state) => state.connection.stored);
  // The data of a page are requested before its address is in the address bar.
  const nextPath = useNavigation().location?.pathname ?? pathname;
  const [page, setPage] = useState<{ path: string; storedAt: number }>();
  const showAge = useEffectEvent((storedAt: number) => setPage({ path: nextPath, storedAt }));
  useEffect(() => {
    if (stored) showAge(stored.at);
  }, [stored]);
  return page?.path === pathname ? page.storedAt : 0;
}
