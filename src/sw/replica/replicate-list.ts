import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { isLocale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { findData } from './find-data.ts';
import { indexUrl } from './index-url.ts';
import { replicaHeaders } from './replica-headers.ts';

/** The list as the server would answer it, from the stored index; undefined where none is stored. */
export async function replicateList(type: PostType, params: URLSearchParams): Promise<Response | undefined> {
  const locale = params.get('locale');
  const copy = isLocale(locale) ? await findData(indexUrl(type, locale)) : undefined;
  if (!copy) return undefined;
  const index = (await copy.json()) as PostIndex;
  const { query, errors } = readListQuery(type, params);
  if (errors.length > 0) return Response.json({ type: 'about:blank', title: 'Bad Request', status: 400 }, { status: 400 });
  return Response.json(listPosts(index, query), { headers: replicaHeaders(copy) });
}
