import { expect, it } from 'vitest';
import common from '#locales/en/common.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { mount } from '#tests/support/mount.tsx';
import { FamilySites } from './footer.tsx';

it('Escape closes the panel of affiliated sites, and gives the focus back where it stood in it', async () => {
  const familySites = { home: { name: 'Group', href: '/group' }, count: 1, categories: [] };
  await mount(<FamilySites locale="en" />, { i18n: createI18n('en', { common, familySites }) });
  const details = document.querySelector('details') as HTMLDetailsElement;
  const press = (target: Element) => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  details.open = true;
  press(document.body);
  expect([details.open, document.activeElement]).toEqual([false, document.body]);
  details.open = true;
  details.querySelector('a')?.focus();
  press(details);
  expect([details.open, document.activeElement]).toEqual([false, details.querySelector('summary')]);
});
