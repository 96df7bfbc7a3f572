import { useTranslation } from 'react-i18next';
import { longDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { dayInSeoul } from '#core/site/seoul-time.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import s from './until-day.module.css';

/**
 * The last day on which a post holds; from the next one on, in Seoul, that it has ended. Documents are built without a clock, so only the
 * app can tell; without it the day stands there alone.
 */
export function UntilDay({ until, locale }: { until: string; locale: Locale }) {
  const { t } = useTranslation();
  const hasEnded = useIsHydrated() && dayInSeoul(Date.now()) > until;
  return (
    <time className={s.until} dateTime={until}>
      {t(hasEnded ? 'ui.ended' : 'ui.until', { date: longDate(until, locale) })}
    </time>
  );
}
