import Fastify, { type FastifyInstance } from 'fastify';
import { listSets } from '../../../pipeline/content/post-sets.ts';
import type { CompiledPost } from '../../../pipeline/content/posts.ts';
import { createForms } from '../../../server/answers/send-forms.ts';
import { createFileHeaders } from '../../../server/files/file-headers.ts';
import type { PostStore } from '../../../server/post-store.ts';
import { registerPosts } from '../../../server/routes/v1/posts.ts';

/** The API's posts as they are when one that is held back is shown too. */
export async function createPreviewApi(posts: readonly CompiledPost[], preview: string): Promise<FastifyInstance> {
  const sets = listSets(posts, undefined, preview);
  const store: PostStore = {
    getIndex: async (type, locale) => sets.find((set) => set.type === type && set.locale === locale)?.index,
    async getPost(type, locale, id) {
      const post = sets.find((set) => set.type === type && set.locale === locale)?.posts.find((one) => one.id === id);
      return post && createForms({ identity: Buffer.from(JSON.stringify(post)) }, createFileHeaders(`data/${type}/${id}.${locale}.json`));
    },
  };
  const app = Fastify();
  await app.register(async (api) => registerPosts(api, store), { prefix: '/api/v1' });
  await app.ready();
  return app;
}
