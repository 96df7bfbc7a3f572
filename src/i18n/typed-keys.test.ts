import { expect, it } from 'vitest';
import search from '#locales/en/search.json';
import { createI18n } from './i18n-registry.ts';

const t = createI18n('en', { search }).getFixedT('en', 'search');

it('a mistyped key fails the type check', () => {
  expect(t('results.all')).toBe(search.results.all);
  // @ts-expect-error the key has a letter too many
  expect(() => t('results.alll')).not.toBe(search.results.all);
});
