import { useTranslation } from 'react-i18next';
import { filterValues, POST_TYPES, type SELECT_FILTERS, type SelectFilter, selectFiltersOf } from '#core/posts/post.ts';
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

type Filters = typeof SELECT_FILTERS;
/** For the compiler: each filter and each value has its message in each list. */
type FilterKey = {
  [Name in SelectFilter]: {
    [Type in keyof Filters[Name] &
      string]: `${Type}:filters.${Name}.${'label' | `values.${Filters[Name][Type] extends readonly (infer Value extends string)[] ? Value : never}`}`;
  }[keyof Filters[Name] & string];
}[SelectFilter];

const KEYS: ReadonlySet<string> = new Set(
  POST_TYPES.flatMap((type) =>
    selectFiltersOf(type).flatMap((filter) =>
      ['label', ...filterValues(filter, type).map((value) => `values.${value}`)].map((word) => `${type}:filters.${filter}.${word}`),
    ),
  ),
);

function isFilterKey(key: string): key is FilterKey {
  return KEYS.has(key);
}

/** The words of the filters of a list. A value that a newer server knows and this version does not is shown as it came. */
export function useFilterWords(type: PostType) {
  const { t } = useTranslation([type]);
  const wordOf = (key: string, fallback: string) => (isFilterKey(key) ? t(key) : fallback);
  return {
    labelOf: (filter: SelectFilter) => wordOf(`${type}:filters.${filter}.label`, filter),
    nameOf: (filter: SelectFilter, value: string) => wordOf(`${type}:filters.${filter}.values.${value}`, value),
  };
}

export function useCategoryName(type: PostType): (category: string) => string {
  const { nameOf } = useFilterWords(type);
  return (category) => nameOf('category', category);
}
