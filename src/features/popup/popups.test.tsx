import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '#locales/ko/common.json';
import words from '#locales/ko/popup.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { readCache } from '#src/shared/dom/local-cache.ts';
import { mount } from '#tests/support/mount.tsx';

const due = vi.hoisted(() => (id: string) => ({ id, title: `제목 ${id}`, body: '본문', href: '/ko/public/notice', start: 0, end: 9e15 }));
vi.mock('site:popups', () => ({ default: { en: [], ko: [due('a'), { ...due('over'), end: 1 }, due('b')] } }));
const { Popups } = await import('./popups.tsx');

/** Half a minute before the visitor's own day ends. */
const LATE = new Date(2026, 10, 21, 23, 59, 30).getTime();
let root: Root;
async function show() {
  root = await mount(<Popups locale="ko" />, { i18n: createI18n('ko', { common, popup: words }) });
}
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: LATE, toFake: ['Date'] });
  await show();
});
afterEach(() => void vi.useRealTimers());
const card = () => document.querySelector('dialog');
const title = () => card()?.querySelector('h2')?.textContent;
const press = (selector: string) => act(async () => card()?.querySelector<HTMLElement>(selector)?.click());

it('show one after another while they are due, closed by Escape or by the button, and again on the next visit, not in this one', async () => {
  const pressEscape = (keyCode?: number) =>
    act(
      async () => void card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...(keyCode && { keyCode }) })),
    );
  // Belongs to a syllable that is being put together.
  await pressEscape(229);
  expect(title()).toBe('제목 a');
  await pressEscape();
  expect(title()).toBe('제목 b');
  await press('button');
  expect([card(), readCache('popup')]).toEqual([null, undefined]);
  act(() => root.unmount());
  await show();
  expect(card()).toBeNull();
  act(() => root.unmount());
  sessionStorage.clear();
  await show();
  expect(title()).toBe('제목 a');
});
it('stay away for the rest of the day where the visitor says so', async () => {
  await press('input');
  await press('button');
  act(() => root.unmount());
  sessionStorage.clear();
  await show();
  expect(title()).toBe('제목 b');
  act(() => root.unmount());
  // The day ends.
  vi.setSystemTime(LATE + 30_000);
  await show();
  expect(title()).toBe('제목 a');
});
