import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import logo from '../../content/logo.json' with { type: 'json' };
import theme from '../../content/theme.json' with { type: 'json' };
import { logoPaths } from '../../core/site/logo-shapes.ts';
import { listSets } from '../../pipeline/content/post-sets.ts';
import { readContent } from '../../pipeline/content/read-content.ts';
import { makeSharePictures } from '../../pipeline/media/share-pictures.ts';
import { CONTENT, ROOT } from '../../pipeline/paths.ts';

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

it('icons and drawings have the logo and the colors of content/ (`npm run logo`)', () => {
  const { ink, red } = theme.shared;
  const drawn = readFileSync(`${CONTENT}/logo.svg`, 'utf8');
  for (const path of [logo.ink, logo.color]) expect(drawn).toContain(`d="${path}"`);
  expect(readFileSync(`${ROOT}public/favicon.svg`, 'utf8')).toContain(logoPaths(logo, ink, red).join(''));
  expect(readFileSync(`${ROOT}public/image-pending.svg`, 'utf8')).toContain(`--red: ${red}`);
});
