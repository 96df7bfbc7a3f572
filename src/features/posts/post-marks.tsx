import { useTranslation } from 'react-i18next';
import { POST_CATEGORIES, type PostCategory } from '#core/posts/post.ts';
import { longDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { dayInSeoul } from '#core/site/seoul-time.ts';
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

type CategoryKey = { [Type in PostType]: `${Type}:categories.${PostCategory<Type>}` }[PostType];

const KEYS: ReadonlySet<string> = new Set(
  Object.entries(POST_CATEGORIES).flatMap(([type, categories]) => categories.map((category) => `${type}:categories.${category}`)),
);

function isCategoryKey(key: string): key is CategoryKey {
  return KEYS.has(key);
}

/** Names the categories of a type. One that a newer server knows and this version does not is shown as it came. */
export function useCategoryName(type: PostType): (category: string) => string {
  const { t } = useTranslation([type]);
  return (category) => {
    const key = `${type}:categories.${category}`;
    return isCategoryKey(key) ? t(key) : category;
  };
}
