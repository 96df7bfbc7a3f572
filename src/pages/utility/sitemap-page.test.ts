import { expect, it } from 'vitest';
import type { PostIndex } from '#core/posts/list-posts.ts';
import { loader } from './sitemap-page.tsx';

/** As many posts of the newsroom, and none of any other type. */
const load = (count: number) => {
  const posts = Array.from({ length: count }, (_, at) => ({ id: `post-${at}`, title: 'Title', date: `20${26 - (at % 3)}-01-31` }));
  const readIndex = async (type: string) => ({ posts: type === 'newsroom' ? posts : [] }) as unknown as PostIndex;
  return loader({ readIndex } as unknown as Parameters<typeof loader>[0]);
};

it('the site map lists its posts as long as there are few, and else its years only, so that it stays a small document', async () => {
  const few = await load(120);
  expect([few.links?.newsroom?.length, few.years]).toEqual([120, ['2026', '2025', '2024']]);
  expect(await load(121)).toEqual({ years: ['2026', '2025', '2024'] });
});
