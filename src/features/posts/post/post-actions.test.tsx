import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import common from '#locales/en/common.json';
import messages from '#locales/en/messages.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { createStore } from '#src/state/store.ts';
import { mount } from '#tests/support/mount.tsx';
import { CopyLink } from './post-actions.tsx';

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

it.each([
  ['that is used', undefined, ''],
  ['that the visitor closes', 'AbortError', ''],
  ['that cannot be shown', 'NotAllowedError', messages.link.copied],
])('hands title and address to a share sheet %s', async (_name, refusal, said) => {
  const share = vi.fn(async () => {
    if (refusal) throw new DOMException('refused', refusal);
  });
  const writeText = vi.fn(async () => undefined);
  for (const [name, value] of Object.entries({ share, clipboard: { writeText } }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  history.replaceState(null, '', '/en/public/newsroom/a#main');
  document.title = 'A post';
  const store = createStore();
  await mount(<CopyLink />, { i18n: createI18n('en', { common, messages }), store });
  await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === common.ui.share)?.click());
  const url = `${location.origin}/en/public/newsroom/a`;
  expect(share.mock.calls).toEqual([[{ title: 'A post', url }]]);
  expect([store.getState().alert.message, writeText.mock.calls]).toEqual([said, said ? [[url]] : []]);
});
