import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSlashShortcut } from './slash-shortcut.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const openSearch = vi.fn();
let root: Root;
let isModalOpen = false;
function Header() {
  useSearchShortcut(openSearch);
  return <input />;
}
beforeEach(() => {
  localStorage.clear();
  openSearch.mockClear();
  isModalOpen = false;
  // jsdom does not know `:modal`.
  const select = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':modal' ? (isModalOpen ? document.body : null) : select(selector),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Header />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});
/** Whether a key opens the search, which keeps it from the browser. */
function opens(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  openSearch.mockClear();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(openSearch.mock.calls.length === 1);
  return event.defaultPrevented;
}

it('opens the search with /, Ctrl K and ⌘ K, on a Korean layout, too', () => {
  const chords = [opens('k', { ctrlKey: true }), opens('k', { metaKey: true }), opens('ㅏ', { ctrlKey: true })];
  expect([opens('/'), ...chords]).toEqual([true, true, true, true]);
  expect([opens('k'), opens('?'), opens('/', { ctrlKey: true }), opens('', { ctrlKey: true })]).toEqual([false, false, false, false]);
});
it('leaves a slash in a field alone, and every key while a dialog is open', () => {
  const input = document.querySelector('input') as HTMLInputElement;
  expect([opens('/', {}, input), opens('k', { ctrlKey: true }, input)]).toEqual([false, true]);
  isModalOpen = true;
  expect([opens('/'), opens('k', { ctrlKey: true })]).toEqual([false, false]);
});
it('can be without the slash', () => {
  setSlashShortcut(false);
  expect([opens('/'), opens('k', { metaKey: true })]).toEqual([false, true]);
  setSlashShortcut(true);
  expect(opens('/')).toBe(true);
});
