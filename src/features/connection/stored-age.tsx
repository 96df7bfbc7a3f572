import { useEffect, useState } from 'react';
import type { Locale } from '#core/site/locales.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { useAppSelector } from '#src/state/hooks.ts';
import { ageOf } from './age-of.ts';

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
