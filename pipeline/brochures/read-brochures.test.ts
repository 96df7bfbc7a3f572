import { expect, it } from 'vitest';
import { readPostSources } from '../content/post-sources.ts';
import { readBrochures } from './read-brochures.ts';

it('a brochure post without a PDF is named with a hint', async () => {
  const posts = readPostSources();
  const [one] = posts.filter(({ type }) => type === 'brochures');
  expect((await readBrochures(posts)).errors).toEqual([]);
  const without = { ...(one as (typeof posts)[number]), id: 'guide', files: {} };
  expect((await readBrochures([...posts, without])).errors).toEqual([
    'content/posts/brochures/guide: there is no PDF; put one into the folder and name it in the front matter, `pdf: FILE.pdf`',
  ]);
});
