import { useTranslation } from 'react-i18next';
import type { SelectFilter } from '#core/posts/post.ts';
import { dayInSeoul, longDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import s from './list/post-row.module.css';

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

/** The words of the filters of a list. A value that a newer server knows and this version does not is shown as it came. */
export function useFilterWords(type: PostType) {
  const { t } = useTranslation(type);
  // The compiler knows no keys that are made of parts. The build ends where one has no message.
  const wordOf = (key: string, defaultValue: string) => t(`filters.${key}` as 'heading', { defaultValue });
  return {
    labelOf: (filter: SelectFilter) => wordOf(`${filter}.label`, filter),
    nameOf: (filter: SelectFilter, value: string) => wordOf(`${filter}.values.${value}`, value),
  };
}

export function useCategoryName(type: PostType): (category: string) => string {
  const { nameOf } = useFilterWords(type);
  return (category) => nameOf('category', category);
}
