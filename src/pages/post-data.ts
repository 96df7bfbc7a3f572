import type { Post } from '#core/posts/post.ts';
import { readBodies } from '#src/features/posts/post-body.tsx';
import { postsApi, postsFeatures } from '#src/features/posts/posts-api.ts';
import { NotFoundError, type PageContext, type PageModule } from './page-module.ts';

export interface Data {
  post: Post;
}

export const features: PageModule<Data>['features'] = postsFeatures;

export const prerender: PageModule<Data>['prerender'] = (source, context) => {
  const { type, id } = argsOf(context);
  const post = source.post(type, id);
  if (!post) throw new NotFoundError(`no post '${id}' of type ${type}`);
  return { post };
};

/** The body stands in the document, and its texts are for search only: neither travels in the state. */
export const dehydrate: PageModule<Data>['dehydrate'] = ({ post }) => ({
  post: { ...post, pc_content: '', mobile_content: '', pc_content_text: '', mobile_content_text: '' },
});

export const rehydrate: PageModule<Data>['rehydrate'] = ({ post }) => {
  const { pc, mobile } = readBodies();
  return { post: { ...post, pc_content: pc, mobile_content: mobile } };
};

export const seed: PageModule<Data>['seed'] = (store, context, { post }) => {
  store.dispatch(postsApi.util.upsertQueryEntries([{ endpointName: 'getPost', arg: argsOf(context), value: post }]));
};

export const load: PageModule<Data>['load'] = async (store, context) => {
  const answer = await store.dispatch(postsApi.endpoints.getPost.initiate(argsOf(context), { subscribe: false }));
  if (answer.data) return { post: answer.data };
  if ((answer.error as { status?: number } | undefined)?.status === 404) throw new NotFoundError();
  throw answer.error ?? new Error('the post could not be had');
};

function argsOf({ page, locale, params }: PageContext) {
  return { type: page.posts?.type ?? 'newsroom', locale, id: params.id ?? '' };
}
