import { act } from 'react';
import type { Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { readVolume } from '#core/contact/volume.ts';
import band from '#locales/en/band.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { mount, within } from '#tests/support/mount.tsx';
import { MARKS, placeOf } from './volume-hall.tsx';
import { VolumeRuler } from './volume-ruler.tsx';

const i18n = createI18n('en', { band });
const ruler = (range: 'all' | 'adc', start: number) => within(<VolumeRuler range={range} start={start} />, { i18n });
let root: Root;
beforeEach(async () => {
  root = await mount(null);
});

const input = () => document.querySelector('input') as HTMLInputElement;
const ask = () => [...document.querySelectorAll('a')][0] as HTMLAnchorElement;
const move = (value: number) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), String(value));
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

it('gives equal factors equal lengths', () => {
  const at = (litres: number) => placeOf(litres, MARKS.all);
  expect([at(100), at(15_000)]).toEqual([0, 100]);
  expect(at(1000) - at(100)).toBeCloseTo(at(10_000) - at(1000));
  expect(MARKS.all.map(({ litres }) => litres)).toEqual([100, 1000, 2000, 3000, 5000, 15_000]);
});

it('names the vessel at which the needle stands, and asks about its volume', () => {
  act(() => root.render(ruler('all', 5000)));
  expect(input().getAttribute('aria-valuetext')).toBe('5,000 L: eight bioreactors, in operation at Syracuse');
  move(2);
  expect(document.querySelector('p')?.textContent).toBe('2,000 L: single-use, under review at Songdo');
  expect(input().getAttribute('aria-valuetext')).toBe(document.querySelector('p')?.textContent);
  expect([ask().textContent, ask().getAttribute('href')]).toEqual([
    'Ask About 2,000 L',
    '/en/contactUs?category=manufacturing&volume=2000',
  ]);
});

it('stands where the visitor left the ruler of an earlier page, where it has that volume', () => {
  act(() => root.render(<div key="home">{ruler('all', 5000)}</div>));
  move(0);
  act(() => root.render(<div key="adc">{ruler('adc', 500)}</div>));
  expect(ask().textContent).toBe('Ask About 100 L');
  act(() => root.render(<div key="cmo">{ruler('all', 5000)}</div>));
  move(5);
  act(() => root.render(<div key="adc again">{ruler('adc', 500)}</div>));
  expect(ask().textContent).toBe('Ask About 500 L');
});

it.each([
  [90, '100 L'],
  [550, '600 L'],
  [4000, '1,000 L'],
])('stands at the mark nearest to a fact of %s litres, which may be no mark itself', (litres, nearest) => {
  act(() => root.render(ruler('adc', litres + 1)));
  expect(ask().textContent).toBe(`Ask About ${nearest}`);
});

it('follows the pointer to the nearest mark', () => {
  act(() => root.render(ruler('adc', 500)));
  const track = input().parentElement as HTMLElement;
  track.getBoundingClientRect = () => ({ left: 100, width: 1000 }) as DOMRect;
  track.setPointerCapture = () => undefined;
  // Half of a decade is a factor of 3.2.
  act(() => void track.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 600 })));
  expect(ask().textContent).toBe('Ask About 300 L');
  // No vessel of this volume is known: only those at the ends have a long mark.
  expect(document.querySelector('p')?.textContent).toMatch(/^300 L: within the range of /);
  expect(track.querySelectorAll('line[y1="44%"]')).toHaveLength(2);
});

it.each([
  ['all', 6],
  ['adc', 2],
] as const)('%s: has a plain link for each vessel, whose volume the form takes', (range, count) => {
  const markup = renderToStaticMarkup(ruler(range, range === 'adc' ? 500 : 5000));
  const links = [...(markup.split('<ul')[1] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => (href as string).replace('&amp;', '&'));
  expect(links).toHaveLength(count);
  for (const href of links) expect(readVolume(href.slice(href.indexOf('?')))).toBeGreaterThan(0);
});
