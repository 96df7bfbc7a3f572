import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';
import { lighthousePaths } from '../../scripts/lighthouse/paths.ts';

it('`lhci autorun` visits the pages that `npm test` measures, at the address of `npm start`', () => {
  const { ci } = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8')) as {
    ci: { collect: { url: string[]; startServerCommand: string } };
  };
  expect(ci.collect.startServerCommand).toBe('npm start');
  expect(ci.collect.url).toEqual(lighthousePaths('smoke').map((path) => `http://localhost:4173${path}`));
});
