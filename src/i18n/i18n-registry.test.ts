import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nRegistry, type I18nRegistry } from './i18n-registry.ts';

const loadNamespace = vi.hoisted(() => vi.fn<(locale: string, name: string) => Promise<object>>());
const createShell = vi.hoisted(() => (locale: string) => ({
  shell: { common: { company: `company in ${locale}` } },
  namespaces: Object.fromEntries(
    ['newsroom', 'band'].map((name) => [`/locales/${locale}/${name}.json`, () => loadNamespace(locale, name)]),
  ),
}));
vi.mock('site:shells', () => ({ default: { en: async () => createShell('en'), ko: async () => createShell('ko') } }));

let registry: I18nRegistry;
beforeEach(() => {
  loadNamespace.mockReset().mockImplementation(async (locale, name) => ({ heading: `${name} in ${locale}` }));
  registry = createI18nRegistry();
});
const asked = () => loadNamespace.mock.calls.map(([locale, name]) => `${locale}/${name}`);

describe('createI18nRegistry', () => {
  it('has a language once its messages have come, those of the page with those of the shell', async () => {
    expect(registry.has('ko')).toBe(false);
    const i18n = await registry.load('ko', ['newsroom', 'band']);
    expect(registry.has('ko')).toBe(true);
    expect([i18n.t('company'), i18n.t('newsroom:heading'), i18n.t('band:heading')]).toEqual([
      'company in ko',
      'newsroom in ko',
      'band in ko',
    ]);
  });
  it('asks only for what is missing', async () => {
    await registry.load('ko', ['newsroom']);
    await registry.load('ko', ['newsroom', 'band']);
    await registry.load('en', ['newsroom']);
    expect(asked()).toEqual(['ko/newsroom', 'ko/band', 'en/newsroom']);
  });
  it('gives the instance and the messages of both to two pages that ask at once', async () => {
    const [one, other] = await Promise.all([registry.load('ko', ['newsroom']), registry.load('ko', ['band'])]);
    expect(one).toBe(other);
    expect([one.t('newsroom:heading'), one.t('band:heading')]).toEqual(['newsroom in ko', 'band in ko']);
  });
  it('rejects when messages cannot be loaded, and can be asked again', async () => {
    const error = new TypeError('Failed to fetch');
    loadNamespace.mockRejectedValueOnce(error);
    await expect(registry.load('ko', ['newsroom'])).rejects.toBe(error);
    expect(registry.has('ko')).toBe(false);
    expect((await registry.load('ko', ['newsroom'])).t('newsroom:heading')).toBe('newsroom in ko');
  });
});
