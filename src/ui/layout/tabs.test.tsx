import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getScrollKey } from '#src/shared/dom/scroll.ts';
import { Tabs } from './tabs.tsx';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn();
let root: Root | undefined;
let place: HTMLElement;
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
});

const inner = [
  { id: 'policy', label: 'Policy', panel: 'the policy' },
  { id: 'goals', label: 'Goals', panel: <p id="figures">the goals</p> },
];
const tabs = [
  { id: 'rights', label: 'Rights', panel: 'the rights' },
  { id: 'code', label: 'Code', panel: 'the code' },
  { id: 'safety', label: 'Safety', panel: <Tabs label="inner" tabs={inner} small /> },
];
const routerAt = (...entries: string[]) =>
  createMemoryRouter([{ path: '*', element: <Tabs label="outer" tabs={tabs} /> }], { initialEntries: entries });
async function open(...entries: string[]) {
  const router = routerAt(...entries);
  root = createRoot(place);
  await act(async () => root?.render(<RouterProvider router={router} />));
  return router;
}
const list = (label: string) => place.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const tab = (name: string) => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === name) as HTMLElement;
const selected = (label: string) =>
  [...list(label).children].filter((one) => one.getAttribute('aria-selected') === 'true').map((one) => one.textContent);
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(
    async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })),
  );
const click = async (element: HTMLElement, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(async () => void element.dispatchEvent(event));
  return event;
};

describe('Tabs', () => {
  it('hydrate from a list of anchors, and are tabs then', async () => {
    place.innerHTML = renderToString(<RouterProvider router={routerAt('/en')} />);
    expect(list('outer').getAttribute('role')).toBe('group');
    expect(place.querySelector('[role="tab"], [role="tabpanel"], [aria-selected]')).toBeNull();
    expect([...list('outer').children].map((one) => one.getAttribute('href'))).toEqual(['#rights', '#code', '#safety']);
    const onRecoverableError = vi.fn();
    await act(async () => {
      root = hydrateRoot(place, <RouterProvider router={routerAt('/en')} />, { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(list('outer').getAttribute('role')).toBe('tablist');
    const panel = place.querySelector('#code') as HTMLElement;
    expect([panel.getAttribute('role'), panel.getAttribute('aria-labelledby'), panel.tabIndex]).toEqual(['tabpanel', 'code-tab', 0]);
    expect([tab('Code').id, tab('Code').getAttribute('aria-controls'), tab('Code').tabIndex, tab('Rights').tabIndex]).toEqual([
      'code-tab',
      'code',
      -1,
      0,
    ]);
  });
  it.each([
    ['/en', 'Rights', 'Policy'],
    ['/en#code', 'Code', 'Policy'],
    ['/en#safety', 'Safety', 'Policy'],
    ['/en#goals', 'Safety', 'Goals'],
    ['/en#figures', 'Safety', 'Goals'],
    ['/en#elsewhere', 'Rights', 'Policy'],
    ['/en#%E0%A4', 'Rights', 'Policy'],
  ])('%s opens %s and %s', async (address, outer, nested) => {
    await open(address);
    expect([selected('outer'), selected('inner')]).toEqual([[outer], [nested]]);
  });
  it('a click opens a tab, puts it into the address without an entry of its own, and does not scroll', async () => {
    const router = await open('/before', '/en?x=1');
    const navigate = vi.spyOn(router, 'navigate');
    const scrollKey = getScrollKey(router.state.location);
    const event = await click(tab('Code'));
    expect([event.defaultPrevented, selected('outer'), document.activeElement]).toEqual([true, ['Code'], tab('Code')]);
    expect(navigate.mock.calls[0]?.[1]).toMatchObject({ replace: true, preventScrollReset: true, state: { scrollKey } });
    await click(tab('Rights'));
    expect(getScrollKey(router.state.location)).toBe(scrollKey);
    await click(tab('Code'));
    const { pathname, search, hash } = router.state.location;
    expect([pathname, search, hash]).toEqual(['/en', '?x=1', '#code']);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });
  it('a click with a modifier is left to the browser', async () => {
    await open('/en');
    place.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(tab('Code'), { ctrlKey: true });
    expect(selected('outer')).toEqual(['Rights']);
  });
  it('a key that is held turns one tab', async () => {
    const router = await open('/en');
    const navigate = vi.spyOn(router, 'navigate');
    tab('Rights').focus();
    await press('ArrowRight');
    for (let repeats = 0; repeats < 150; repeats += 1) await press('ArrowRight', { repeat: true });
    expect([selected('outer'), navigate.mock.calls.length]).toEqual([['Code'], 1]);
  });
  it('keys move between tabs, past the ends too, and open them', async () => {
    const router = await open('/en');
    tab('Rights').focus();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', ' ', 'x']) {
      await press(key);
      seen.push(`${selected('outer')} ${document.activeElement?.textContent} ${router.state.location.hash}`);
    }
    expect(seen).toEqual([
      'Code Code #code',
      'Safety Safety #safety',
      'Rights Rights #rights',
      'Safety Safety #safety',
      'Rights Rights #rights',
      'Rights Rights #rights',
      'Rights Rights #rights',
    ]);
    await press('ArrowRight', { ctrlKey: true });
    await press('ArrowRight', { keyCode: 229 });
    expect(selected('outer')).toEqual(['Rights']);
  });
  it('an inner tab keeps its outer one open and is remembered', async () => {
    const router = await open('/en#safety');
    await click(tab('Goals'));
    expect([selected('outer'), selected('inner'), router.state.location.hash]).toEqual([['Safety'], ['Goals'], '#goals']);
    await click(tab('Rights'));
    await click(tab('Safety'));
    expect([selected('outer'), selected('inner')]).toEqual([['Safety'], ['Goals']]);
  });
});
