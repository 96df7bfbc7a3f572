import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '#core/search/answer.ts';
import type { Locale } from '#core/site/locales.ts';
import { addWords } from '#src/i18n/create-i18n.ts';
import { loadPageWords } from '#src/i18n/page-words.ts';

/** Categories are named by the words of their lists, which come with the first hit of each. Without them only the date stands. */
export function useCategoryWords(locale: Locale, groups: SearchAnswer['groups']): void {
  const { i18n } = useTranslation();
  const [, setLoaded] = useState('');
  const types = [...new Set(groups.flatMap(({ hits }) => hits.flatMap(({ post }) => post?.type ?? [])))].sort().join();
  useEffect(() => {
    for (const type of types.split(',')) {
      if (!type || i18n.hasResourceBundle(locale, type)) continue;
      loadPageWords(locale, [type]).then(
        (words) => {
          addWords(i18n, locale, words);
          setLoaded(type);
        },
        () => undefined,
      );
    }
  }, [i18n, locale, types]);
}
