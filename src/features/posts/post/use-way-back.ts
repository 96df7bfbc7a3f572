import { writeListQuery } from '#core/posts/list-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPostPages, type PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useAppSelector } from '#src/state/hooks.ts';

/** The list's address as the visitor left it: filters, sort and page. */
export function useWayBack(type: PostType, locale: Locale): string {
  const last = useAppSelector((state) => state.newsData);
  const path = hrefFor(locale, getPostPages(type).list.id);
  if (last.type !== type || !last.query) return path;
  const search = writeListQuery(last.query).toString();
  return search ? `${path}?${search}` : path;
}
