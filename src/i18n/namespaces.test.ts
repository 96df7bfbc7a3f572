import { expect, it } from 'vitest';
import pages from '#core/site/pages.ts?raw';
import source from './namespaces.ts?raw';

it('names every file of locales/en', () => {
  const files = Object.keys(import.meta.glob('/locales/en/*.json'));
  const missing = files.filter((file) => {
    const [name] = /[^/]+(?=\.json$)/.exec(file) ?? [];
    return ![source, pages].some((types) => types.includes(`\n  ${name}: typeof import('`));
  });
  expect(files).toContain('/locales/en/common.json');
  expect(missing, `add a line to PageTexts in core/site/pages.ts, or to src/i18n/namespaces.ts, for ${missing.join(', ')}`).toEqual([]);
});
