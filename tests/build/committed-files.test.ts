import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listAlbumPictures } from '../../pipeline/content/album-pictures.ts';
import { knownMedia } from '../../pipeline/content/check-media.ts';
import { readPosts } from '../../pipeline/content/posts.ts';
import { describeMedia } from '../../pipeline/media.ts';
import { makeSharePictures } from '../../pipeline/metadata/share-pictures.ts';
import { CONTENT } from '../../pipeline/paths.ts';

const CURE = '`npm run committed-files` makes them: commit what it puts into content/, or each fresh clone makes them anew';

it('every encoded picture and every picture to share is committed', async () => {
  const { images, jobs } = await describeMedia(listAlbumPictures());
  const shared = await makeSharePictures(readPosts({ ...knownMedia(), imageOf: (key) => images[key] }), {
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
