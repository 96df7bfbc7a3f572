import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '#locales/ko/common.json';
import words from '#locales/ko/popup.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { readCache } from '#src/state/local-cache.ts';
import { PopupCard } from './popup-card.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const onClose = vi.fn();
let root: Root;
beforeEach(async () => {
  onClose.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const popup = { id: 'notice', title: '안내', body: '본문', href: '/ko/public/notice', start: 0, end: 1 };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('ko', { common })}>
        <PopupCard popup={popup} onClose={onClose} />
      </I18nextProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});
const card = () => document.querySelector('dialog') as HTMLDialogElement;

it("has its words in the page's language", () => {
  expect([card().open, card().getAttribute('aria-label'), card().querySelector('h2')?.textContent]).toEqual([true, words.label, '안내']);
  expect(card().querySelector('label')?.textContent).toContain(words.today);
});
it('closes by its button or by Escape, for today where the visitor says so', async () => {
  await act(async () => void card().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await act(async () => card().querySelector('input')?.click());
  await act(async () => card().querySelector('button')?.click());
  expect(onClose.mock.calls).toEqual([[false], [true]]);
  expect(readCache('popup')).toBeUndefined();
});
