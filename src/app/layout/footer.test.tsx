import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import common from '#locales/en/common.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { FamilySites } from './footer.tsx';

it('Escape closes the panel of affiliated sites, and gives the focus back where it stood in it', async () => {
  const familySites = { home: { name: 'Group', href: '/group' }, count: 1, categories: [] };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('en', { common, familySites })}>
        <FamilySites locale="en" />
      </I18nextProvider>,
    ),
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  const press = (target: Element) => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  details.open = true;
  press(document.body);
  expect([details.open, document.activeElement]).toEqual([false, document.body]);
  details.open = true;
  details.querySelector('a')?.focus();
  press(details);
  expect([details.open, document.activeElement]).toEqual([false, details.querySelector('summary')]);
  await act(async () => root.unmount());
});
