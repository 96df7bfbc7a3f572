import Fastify, { type FastifyInstance } from 'fastify';
import { createForms } from '../../../server/answers/send-forms.ts';
import { createFileHeaders } from '../../../server/files/file-headers.ts';
import type { PostStore } from '../../../server/post-store.ts';
import { registerSchemas } from '../../../server/routes/schema.ts';
import { registerPosts } from '../../../server/routes/v1/posts.ts';
import { type AllPosts, shownPosts } from '../all-posts.ts';

/** The API's posts as they are when one that is held back is shown too. */
export async function createPreviewApi(posts: AllPosts, preview: string): Promise<FastifyInstance> {
  const sets = shownPosts(posts, preview);
  const store: PostStore = {
    getIndex: async (type, locale) => sets.find((set) => set.type === type && set.locale === locale)?.index,
    async getPost(type, locale, id) {
      const post = sets.find((set) => set.type === type && set.locale === locale)?.posts.find((one) => one.id === id);
      return post && createForms({ identity: Buffer.from(JSON.stringify(post)) }, createFileHeaders(`data/${type}/${id}.${locale}.json`));
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
