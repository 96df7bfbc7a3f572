import type { Post } from '#core/posts/post.ts';
import { useGetPostQuery } from '#src/features/posts/posts-api.ts';
import { usePage } from '#src/pages/page-module.ts';

/** The post of the page, which its loader has put into the store. */
export function usePost(): Post {
  const { page, locale, params } = usePage();
  const { data } = useGetPostQuery({ type: page.posts?.type ?? 'newsroom', locale, id: params.id ?? '' });
  if (!data) throw new Error(`the post '${params.id}' is not in the store`);
  return data;
}
