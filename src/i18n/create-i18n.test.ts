import { describe, expect, it } from 'vitest';
import { addMessages, createI18n } from './i18n-registry.ts';

const words = { common: { company: 'a <b> & "c"', ui: { total: '{n} posts' } }, menu: { items: { home: 'Home' } } };

describe('createI18n', () => {
  it('is complete at once, with `common` as the namespace that needs no name', () => {
    const i18n = createI18n('en', words);
    expect([i18n.isInitialized, i18n.language]).toEqual([true, 'en']);
    expect(i18n.t('ui.total', { n: 23 })).toBe('23 posts');
    expect(i18n.t('menu:items.home')).toBe('Home');
  });
  it('leaves escaping to React', () => {
    const i18n = createI18n('en', words);
    expect(i18n.t('company')).toBe('a <b> & "c"');
    expect(i18n.t('ui.total', { n: '<i>' })).toBe('<i> posts');
  });
  it('never takes a word from another language', () => {
    const ko = createI18n('ko', { common: {} });
    createI18n('en', words);
    expect(ko.t('ui.total')).toBe('ui.total');
  });
  it('takes further namespaces, and keeps those it has', () => {
    const i18n = createI18n('en', words);
    addMessages(i18n, 'en', { menu: { items: { home: 'Changed' } }, errors: { error404: { heading: 'This page could not be found' } } });
    expect(i18n.t('errors:error404.heading')).toBe('This page could not be found');
    expect(i18n.t('menu:items.home')).toBe('Home');
  });
});
