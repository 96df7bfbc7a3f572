import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import common from '#locales/en/common.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { mount } from '#tests/support/mount.tsx';
import { AnchorBar } from './anchor-bar.tsx';

const scrollTo = vi.fn();
let observed: string[] = [];
let notify = () => undefined as unknown;
/** Where each section begins, from the top of the screen. */
const tops: Record<string, number> = {};
const scrolled = (places: Record<string, number>) => {
  Object.assign(tops, places);
  act(() => void notify());
};

beforeEach(async () => {
  observed = [];
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: () => undefined) {
        notify = call;
      }
      observe = (section: Element) => observed.push(section.id);
      disconnect = () => {
        observed = [];
      };
    },
  );
  document.body.innerHTML = '<section id="a"></section><section id="b"></section><section id="c"></section>';
  for (const section of document.querySelectorAll('section')) section.getBoundingClientRect = () => ({ top: tops[section.id] }) as DOMRect;
  const items = ['a', 'b', 'missing', 'c'].map((id) => ({ id, label: id }));
  await mount(<AnchorBar items={items} />, { i18n: createI18n('en', { common }) });
});
const current = () => [...document.querySelectorAll('a[aria-current="true"]')].map((link) => link.textContent);

it('marks the section that is being read, and keeps its link in sight', () => {
  expect([current(), observed]).toEqual([[], ['a', 'b', 'c']]);
  scrolled({ a: 600, b: 1600, c: 2600 });
  expect(current()).toEqual(['a']);
  scrolled({ a: -900, b: innerHeight / 3, c: 1100 });
  expect([current(), scrollTo.mock.calls.length]).toEqual([['b'], 2]);
  // A jump over several.
  scrolled({ a: -3000, b: -2000, c: -1000 });
  expect(current()).toEqual(['c']);
  scrolled({ a: 300, b: 1300, c: 2300 });
  expect(current()).toEqual(['a']);
});
