import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reveal } from './reveal.tsx';

const dom = vi.hoisted(() => ({ hide: () => {}, leave: vi.fn(), refreshAos: vi.fn() }));
vi.mock('#src/shared/dom/reveal-on-scroll.ts', () => ({
  revealOnScroll: (_element: Element, hide: () => void) => {
    dom.hide = hide;
    return dom.leave;
  },
  refreshAos: dom.refreshAos,
}));

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('ul')));
  act(() =>
    root.render(
      <Reveal as="li" className="row" id="one">
        words
      </Reveal>,
    ),
  );
});
afterEach(() => document.body.replaceChildren());
const item = () => document.querySelector('ul > li#one') as HTMLElement;

it('is an ordinary element until it is to come in on scroll, and keeps the classes of AOS then', () => {
  expect([item().className, item().textContent, item().dataset.aos]).toEqual(['row', 'words', undefined]);
  act(() => dom.hide());
  expect([item().dataset.aos, dom.refreshAos.mock.calls.length]).toEqual(['rise', 1]);
  item().classList.add('aos-animate');
  act(() => root.render(<Reveal as="li" className="row" id="one" />));
  expect(item().className).toBe('row aos-animate');
  act(() => root.unmount());
  expect(dom.leave).toHaveBeenCalledTimes(1);
});
