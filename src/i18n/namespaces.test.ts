import { expect, it } from 'vitest';
import source from './namespaces.ts?raw';

it('names every file of locales/en', () => {
  const files = Object.keys(import.meta.glob('/locales/en/*.json'));
  const lines = files.map((file) => `  ${/[^/]+(?=\.json$)/.exec(file)}: typeof import('#${file.slice(1)}');`);
  const missing = lines.filter((line) => !source.includes(`\n${line}\n`));
  expect(files).toContain('/locales/en/common.json');
  expect(missing, `add to src/i18n/namespaces.ts:\n${missing.join('\n')}\n`).toEqual([]);
});
