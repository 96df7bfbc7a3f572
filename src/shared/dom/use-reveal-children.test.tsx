import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useRevealChildren } from './use-reveal-children.ts';

const dom = vi.hoisted(() => ({ hides: new Map<Element, () => void>(), refreshAos: vi.fn() }));
vi.mock('./reveal-on-scroll.ts', () => ({
  revealOnScroll: (element: Element, hide: () => void) => {
    dom.hides.set(element, hide);
    return () => dom.hides.delete(element);
  },
  refreshAos: dom.refreshAos,
}));

function Body({ html }: { html: string }) {
  const ref = useRevealChildren<HTMLDivElement>(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the hook is for
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
}

it('reveals each element of compiled HTML, and those of other HTML after it', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<Body html="<p>a</p><ul><li>b</li></ul>" />));
  const watched = () => [...dom.hides.keys()].map(({ outerHTML }) => outerHTML);
  expect(watched()).toEqual(['<p>a</p>', '<ul><li>b</li></ul>']);
  for (const hide of dom.hides.values()) hide();
  expect([place.querySelectorAll('[data-aos="rise"]').length, dom.refreshAos.mock.calls.length]).toEqual([2, 2]);
  act(() => root.render(<Body html="<p>c</p>" />));
  expect(watched()).toEqual(['<p>c</p>']);
  act(() => root.unmount());
  expect(watched()).toEqual([]);
});
