import { act } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '#core/site/locales.ts';
import enOffer from '#locales/en/offer.json';
import koOffer from '#locales/ko/offer.json';
import { mount, within } from '#tests/support/mount.tsx';
import { createI18n } from './i18n-registry.ts';
import { useNamespace } from './use-namespace.ts';

let root: Root;
beforeEach(async () => {
  root = await mount(null);
});

function Offer({ name = 'offer', locale }: { name?: string; locale?: Locale | undefined }) {
  const t = useNamespace(name as 'offer', locale);
  return t ? t('text') : 'not yet';
}
const show = (i18n = createI18n('ko', { common: {} }), locale?: Locale, name?: string) =>
  act(async () => root.render(within(<Offer locale={locale} {...(name && { name })} />, { i18n })));
const text = () => document.body.textContent;
const settle = () => act(() => vi.dynamicImportSettled());

it("adds the namespace in the page's language to its instance", async () => {
  const i18n = createI18n('ko', { common: {} });
  act(() => root.render(within(<Offer />, { i18n })));
  expect(text()).toBe('not yet');
  await settle();
  expect(text()).toBe(koOffer.text);
  expect(i18n.t('offer:text')).toBe(koOffer.text);
});
it('gives the words of another language, and follows a change of the page', async () => {
  await show(createI18n('ko', { common: {} }), 'en');
  await settle();
  expect(text()).toBe(enOffer.text);
  await show(createI18n('en', { common: {} }));
  await settle();
  expect(text()).toBe(enOffer.text);
  await show(createI18n('ko', { common: {} }));
  await settle();
  expect(text()).toBe(koOffer.text);
});
it('stays without words that cannot be had', async () => {
  await show(undefined, undefined, 'unknown');
  await settle();
  expect(text()).toBe('not yet');
});
