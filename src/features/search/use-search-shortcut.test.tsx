import { beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/support/mount.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

const openSearch = vi.fn();
let isModalOpen = false;
function Header() {
  useSearchShortcut(openSearch);
  return <input />;
}
beforeEach(async () => {
  openSearch.mockClear();
  isModalOpen = false;
  // jsdom does not know `:modal`.
  const select = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':modal' ? (isModalOpen ? document.body : null) : select(selector),
  );
  await mount(<Header />);
});
/** Whether a key opens the search, which keeps it from the browser. */
function opens(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  openSearch.mockClear();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(openSearch.mock.calls.length === 1);
  return event.defaultPrevented;
}

it('opens the search with Ctrl K, on a Korean layout and with Caps Lock, too', () => {
  for (const key of ['k', 'K', 'ㅏ']) expect([key, opens(key, { ctrlKey: true })]).toEqual([key, true]);
  for (const key of ['k', '/', 'ㅏ']) expect([key, opens(key)]).toEqual([key, false]);
  for (const key of ['/', '', 'kk']) expect([key, opens(key, { ctrlKey: true })]).toEqual([key, false]);
  for (const modifier of ['altKey', 'shiftKey', 'metaKey']) expect(opens('K', { ctrlKey: true, [modifier]: true }), modifier).toBe(false);
});
it('opens the search with ⌘ K on a Mac, where Ctrl K deletes to the end of the line', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect([opens('k', { metaKey: true }), opens('K', { metaKey: true }), opens('k', { ctrlKey: true })]).toEqual([true, true, false]);
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  expect([opens('k', { metaKey: true }), opens('k', { ctrlKey: true })]).toEqual([false, true]);
});
it.each([{ isComposing: true }, { keyCode: 229 }])('leaves the keys of a syllable alone: %j', (composed) => {
  expect(opens('ㅏ', { ctrlKey: true, ...composed })).toBe(false);
});
it('works in a field, and leaves every key alone while a dialog is open', () => {
  const input = document.querySelector('input') as HTMLInputElement;
  expect(opens('k', { ctrlKey: true }, input)).toBe(true);
  isModalOpen = true;
  expect(opens('k', { ctrlKey: true })).toBe(false);
});
