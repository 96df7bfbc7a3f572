import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listSets } from '../../pipeline/content/post-sets.ts';
import { readContent } from '../../pipeline/content/read-content.ts';
import { makeSharePictures } from '../../pipeline/media/share-pictures.ts';
import { CONTENT } from '../../pipeline/paths.ts';

const CURE = '`npm run committed-files` makes them: commit what it puts into content/, or each fresh clone makes them anew';

it('every encoded picture and every picture to share is committed', async () => {
  const { content } = await readContent();
  const jobs = content?.pictures.jobs ?? [];
  const shared = await makeSharePictures(listSets(content?.posts ?? []), {
    note: () => undefined,
    progress: () => undefined,
  });
  const paths = [...jobs, ...shared.values()].map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(500);
  expect(
    paths.filter((path) => !path.startsWith(CONTENT)).map((path) => basename(path)),
    CURE,
  ).toEqual([]);
});
