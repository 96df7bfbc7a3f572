import type { SearchQuery } from '#core/search/answer.ts';
import { writeSearchQuery } from '#core/search/read-search-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';

/** The address of a search: back, reload and sharing give it again. */
export function searchHref(locale: Locale, query: SearchQuery): string {
  return `${hrefFor(locale, 'search')}?${writeSearchQuery(query)}`;
}
