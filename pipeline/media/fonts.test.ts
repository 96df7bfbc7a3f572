import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { makeFonts } from './fonts.ts';

it('the Latin face has kerning, ligatures, and tabular figures, and no feature that pages do not use', async () => {
  const { files } = await makeFonts([]);
  const latin = files.find(({ url }) => url.startsWith('/assets/geist-'));
  const sfnt = await subsetFont(latin?.bytes as Buffer, '0123456789fit', { targetFormat: 'sfnt' });
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
  const features = [...face.getTableFeatureTags('GSUB'), ...face.getTableFeatureTags('GPOS')];
  expect([...new Set(features)].sort()).toEqual(['kern', 'liga', 'tnum']);
});
