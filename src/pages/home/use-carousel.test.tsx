import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionChanged } from '#src/state/slices.ts';
import { createStore, type Store } from '#src/state/store.ts';
import { HoldWhileNavigating, useCarousel } from './use-carousel.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
Element.prototype.scrollTo = () => undefined;
vi.mock('#src/shared/dom/when-idle.ts', () => ({ whenIdle: (run: () => unknown) => run() }));

const autoplay = {
  running: true,
  start: vi.fn(() => {
    autoplay.running = true;
  }),
  stop: vi.fn(() => {
    autoplay.running = false;
  }),
};
vi.mock('./swiper.ts', () => ({ createSwiper: () => ({ autoplay, on: () => undefined, destroy: () => undefined }) }));

let sayInView: (isIntersecting: boolean) => void;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      sayInView = (isIntersecting) => listen([{ isIntersecting }]);
    }
    observe(): void {}
    disconnect(): void {}
  },
);

let root: Root;
let store: Store;
let router: ReturnType<typeof createMemoryRouter>;
let toggle: () => void;

function Home() {
  const carousel = useCarousel(2);
  toggle = carousel.toggle;
  return (
    <div ref={carousel.element}>
      <div />
      <HoldWhileNavigating hold={carousel.hold} />
    </div>
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  autoplay.running = true;
  router = createMemoryRouter([
    { path: '/', Component: Home },
    { path: '/other', loader: () => new Promise(() => undefined), element: null },
  ]);
  store = createStore();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  await vi.waitUntil(() => sayInView as unknown);
});
afterEach(() => act(async () => root.unmount()));

const leave = () => act(async () => void router.navigate('/other'));
/** The visitor follows a link to where they are already: the navigation under way is given up. */
const cancel = () => act(async () => void router.navigate('/'));

it('the carousel stands still while another page is being made, and goes on when that is given up', async () => {
  await leave();
  expect(autoplay.running).toBe(false);
  await cancel();
  expect(autoplay.running).toBe(true);
});

it('the carousel stands still out of view, and a navigation that is given up does not start it there', async () => {
  act(() => sayInView(false));
  expect(autoplay.running).toBe(false);
  await leave();
  await cancel();
  expect(autoplay.running).toBe(false);
  act(() => sayInView(true));
  expect(autoplay.running).toBe(true);
});

it('a carousel that the visitor has stopped is not started by the page', async () => {
  await act(async () => toggle());
  act(() => sayInView(false));
  act(() => sayInView(true));
  await leave();
  await cancel();
  expect(autoplay.start).not.toHaveBeenCalled();
  expect(autoplay.running).toBe(false);
});

it('a carousel out of view that stops to save data stays so when it is seen again', async () => {
  act(() => sayInView(false));
  await act(async () => store.dispatch(connectionChanged({ saveData: true })));
  act(() => sayInView(true));
  expect(autoplay.running).toBe(false);
});
