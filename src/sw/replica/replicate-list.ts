import { createParameterProblem } from '#core/api/parameter-problem.ts';
import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { POST_CATEGORIES } from '#core/posts/post.ts';
import { isLocale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { answerProblem } from './answer-problem.ts';
import { findData } from './find-data.ts';
import { indexUrl } from './index-url.ts';
import { replicaHeaders } from './replica-headers.ts';

/** The list as the server would answer it, from the stored index; undefined where none is stored. */
export async function replicateList(type: PostType, params: URLSearchParams): Promise<Response | undefined> {
  const locale = params.get('locale');
  if (!isLocale(locale) || !Object.hasOwn(POST_CATEGORIES, type)) return undefined;
  const { query, errors } = readListQuery(type, params);
  if (errors.length > 0) return answerProblem(createParameterProblem(errors));
  const copy = await findData(indexUrl(type, locale));
  return copy && Response.json(listPosts((await copy.json()) as PostIndex, query), { headers: replicaHeaders(copy) });
}
