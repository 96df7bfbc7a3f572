import { expect, it } from 'vitest';
import { outlineName } from './logo-outline.ts';

it('draws the name in whole units, the same each time', async () => {
  const once = await outlineName('Abc Defg');
  expect(once).toEqual(await outlineName('Abc Defg'));
  expect(once.path).toMatch(/^M[MlqczZ\d\s-]+z$/);
  expect(once.path).toContain('z');
  // Seven letters and a space, each about half an em wide.
  expect(once.width).toBeGreaterThan(3000);
  expect(once.width).toBeLessThan(5500);
});

it('gives a longer name more room', async () => {
  expect((await outlineName('Abc Defgh')).width).toBeGreaterThan((await outlineName('Abc Defg')).width);
});
