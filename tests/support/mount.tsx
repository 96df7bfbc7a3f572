import type { i18n } from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, expect, vi } from 'vitest';
import type { Store } from '../../src/state/store.ts';

/** What the app has around every page, as far as an element uses it. */
interface Around {
  i18n?: i18n;
  store?: Store;
}

const roots = new Set<Root>();
afterEach(() => {
  for (const root of roots) act(() => root.unmount());
  roots.clear();
  document.body.replaceChildren();
});

/** Shows an element at the end of the page until the test is over. */
export async function mount(element: ReactNode, around: Around = {}): Promise<Root> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.add(root);
  await act(async () => root.render(within(element, around)));
  return root;
}

/** Takes over what a document has of an element, at first as it stands: what differs from it fails the test. */
export async function hydrate(element: ReactNode, around: Around = {}, html = renderToString(within(element, around))): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const onRecoverableError = vi.fn();
  roots.add(await act(async () => hydrateRoot(place, within(element, around), { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

export function within(element: ReactNode, { i18n, store }: Around): ReactNode {
  const told = store ? <Provider store={store}>{element}</Provider> : element;
  return i18n ? <I18nextProvider i18n={i18n}>{told}</I18nextProvider> : told;
}
