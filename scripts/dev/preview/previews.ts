import Fastify, { type FastifyInstance } from 'fastify';
import type { Connect } from 'vite';
import { listSets } from '../../../pipeline/content/post-sets.ts';
import type { CompiledPost } from '../../../pipeline/content/posts.ts';
import { createFileHeaders } from '../../../server/files/file-headers.ts';
import type { PostStore } from '../../../server/post-store.ts';
import { createEncodedBodies } from '../../../server/responses/encoded-bodies.ts';
import { registerSchemas } from '../../../server/routes/schema.ts';
import { registerPosts } from '../../../server/routes/v1/posts.ts';
import type { DevSite } from '../dev-site.ts';
import { previewedPost, readPreviewPath } from './preview-address.ts';
import { renderPreview, renderPreviewList, renderUnknownPreview } from './preview-pages.ts';

const POSTS_API = /^\/api\/v1\/posts\//;

/**
 * Answers `/{locale}/preview` and what the pages in their frames ask the API for posts. It is part of the development server alone: neither
 * the page table nor the app knows these addresses.
 */
export function createPreviews(site: DevSite): Connect.NextHandleFunction {
  const apis = new Map<string, Promise<FastifyInstance>>();
  let seen: readonly CompiledPost[] | undefined;

  function apiOf(posts: readonly CompiledPost[], key: string): Promise<FastifyInstance> {
    if (posts !== seen) apis.clear();
    seen = posts;
    const api = apis.get(key) ?? createPreviewApi(posts, key);
    apis.set(key, api);
    return api;
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const { posts } = site;
    const preview = POSTS_API.test(path) ? previewedPost(request.headers.referer) : undefined;
    if (preview) return void apiOf(posts, preview).then((api) => api.routing(request, response), next);
    const target = readPreviewPath(path);
    if (!target) return next();
    const html = 'id' in target ? renderPreview(posts, target) : renderPreviewList(posts, target.locale);
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html ?? renderUnknownPreview(target.locale));
  };
}

/** The API's posts as they are when one that is held back is shown too. */
async function createPreviewApi(posts: readonly CompiledPost[], preview: string): Promise<FastifyInstance> {
  const sets = listSets(posts, undefined, preview);
  const store: PostStore = {
    getIndex: async (type, locale) => sets.find((set) => set.type === type && set.locale === locale)?.index,
    async getPost(type, locale, id) {
      const post = sets.find((set) => set.type === type && set.locale === locale)?.posts.find((one) => one.id === id);
      return (
        post && createEncodedBodies({ identity: Buffer.from(JSON.stringify(post)) }, createFileHeaders(`data/${type}/${id}.${locale}.json`))
      );
    },
  };
  const app = Fastify();
  await app.register(
    async (api) => {
      registerSchemas(api);
      registerPosts(api, store);
    },
    { prefix: '/api/v1' },
  );
  await app.ready();
  return app;
}
