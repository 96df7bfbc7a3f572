import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGES_ROUTE_ID } from '#src/routes.tsx';
import { createStore, type Store } from '#src/state/store.ts';
import type { Prepared } from '../boot/prepare-hydration.ts';
import { createRouter, type Router } from './create-router.ts';

const loader = vi.fn<() => Promise<unknown>>();
const routes = (): RouteObject[] => [
  { id: 'home', path: '/en', element: null },
  { id: 'list', path: '/en/public/newsroom', loader: () => loader() },
  { id: 'ceo', path: '/en/aboutus/ceo', loader: () => loader() },
];

let store: Store;
let router: Router;
const listeners: [type: string, listener: EventListenerOrEventListenerObject][] = [];

function start(address: string, prepared: Partial<Prepared> = {}): void {
  history.replaceState(null, '', address);
  store = createStore();
  router = createRouter(store, { routes: routes(), findRoute: () => undefined, ...prepared });
}
function click(href: string): void {
  document.body.innerHTML = `<a href="${href}">x</a>`;
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
const phase = () => store.getState().pageIndicator.phase;
const path = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
const later = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
    listeners.push([type, listener]);
    add(type, listener);
  });
  loader.mockReset().mockResolvedValue('data');
});
afterEach(() => {
  router.dispose();
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the router', () => {
  it('gets the route of a page when it is asked for it', async () => {
    const findRoute = vi.fn((path: string): RouteObject => ({ id: path, path, loader: () => loader() }));
    start('/en', { routes: [{ id: PAGES_ROUTE_ID, children: [{ id: 'home', path: '/en' }, { path: '*' }] }], findRoute });
    for (const href of ['/en/aboutus/ceo', '/en', '/en/aboutus/ceo']) {
      click(href);
      await later(0);
      expect(path()).toBe(href);
    }
    expect(findRoute.mock.calls).toEqual([['/en/aboutus/ceo']]);
    expect(router.state.loaderData).toEqual({ '/en/aboutus/ceo': 'data' });
  });
  it('opens an overlay above the page, and remembers that closing it goes back', async () => {
    start('/en');
    click('/en/privacy#retention');
    await later(0);
    expect([path(), router.state.location.state]).toEqual(['/en#privacy', { isOpenedHere: true, anchor: 'retention' }]);
    expect(router.state.historyAction).toBe('PUSH');
  });
});

describe('the page loading indicator (spec 4)', () => {
  it('runs while a page loads, then ends; before it the pressed link says that it was, within 100 ms', async () => {
    const isFelt = () => document.querySelector('a')?.dataset.awaited !== undefined;
    loader.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1000, 'data')));
    start('/en');
    click('/en/aboutus/ceo');
    expect(isFelt()).toBe(false);
    await later(99);
    expect([isFelt(), phase()]).toEqual([true, 'idle']);
    await later(201);
    expect(phase()).toBe('running');
    await later(700);
    expect([isFelt(), phase()]).toEqual([false, 'finished']);
    await later(500);
    expect(phase()).toBe('idle');
  });
  it('says of the link that was pressed last, and of none after back', async () => {
    loader.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1000, 'data')));
    start('/en');
    document.body.innerHTML = '<a href="/en/aboutus/ceo">x</a><a href="/en/public/newsroom">y</a>';
    const [first, second] = document.querySelectorAll('a');
    const felt = () => [first, second].map((link) => link?.dataset.awaited !== undefined);
    first?.click();
    await later(100);
    expect(felt()).toEqual([true, false]);
    second?.click();
    await later(100);
    expect(felt()).toEqual([false, true]);
    await later(1000);
    expect([path(), felt()]).toEqual(['/en/public/newsroom', [false, false]]);
    void router.navigate(-1);
    await later(100);
    expect(felt()).toEqual([false, false]);
  });
  it('does not move for a hash', async () => {
    start('/en');
    const seen = vi.fn();
    store.subscribe(seen);
    click('#search');
    await later(5000);
    expect([path(), seen.mock.calls]).toEqual(['/en#search', []]);
  });
});
