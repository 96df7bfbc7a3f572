import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/support/mount.tsx';
import { HoldWhileNavigating, useCarousel } from './use-carousel.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
Element.prototype.scrollTo = () => undefined;
vi.mock('#src/shared/dom/when-idle.ts', () => ({ whenIdle: (run: () => unknown) => run() }));

const slideNext = vi.fn();
const listeners = new Map<string, (swiper: { activeIndex: number }) => void>();
vi.mock('./swiper.ts', () => ({
  createSwiper: () => ({
    slideNext,
    on: (event: string, listen: (swiper: { activeIndex: number }) => void) => listeners.set(event, listen),
    destroy: () => undefined,
  }),
}));
const changeSlide = (activeIndex: number) => act(() => listeners.get('slideChange')?.({ activeIndex }));

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

let router: ReturnType<typeof createMemoryRouter>;
let toggle: () => void;

function Home() {
  const carousel = useCarousel(2);
  toggle = carousel.toggle;
  return (
    <div ref={carousel.element}>
      <div>
        <a href="/other">other</a>
      </div>
      <HoldWhileNavigating hold={carousel.hold} />
    </div>
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  router = createMemoryRouter([
    { path: '/', Component: Home },
    { path: '/other', loader: () => new Promise(() => undefined), element: null },
  ]);
  await mount(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
});
afterEach(() => void vi.useRealTimers());

const leave = () => act(async () => void router.navigate('/other'));
/** The visitor follows a link to where they are already: the navigation under way is given up. */
const cancel = () => act(async () => void router.navigate('/'));

/** Milliseconds. */
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const slides = () => document.querySelector('a')?.parentElement?.parentElement as HTMLElement;
const point = (type: 'pointerenter' | 'pointerleave') => slides().dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
/** Whether the next slide comes within the time for which one is shown. */
const isMoving = async () => {
  const before = slideNext.mock.calls.length;
  await pass(6500);
  return slideNext.mock.calls.length > before;
};

it('shows each slide for six and a half seconds, beside the time in which it comes, and asks for no frame', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  await pass(6499);
  expect(slideNext).not.toHaveBeenCalled();
  await pass(1);
  expect(slideNext).toHaveBeenCalledTimes(1);
  changeSlide(1);
  await pass(7199);
  expect(slideNext).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(slideNext).toHaveBeenCalledTimes(2);
  expect(frames).not.toHaveBeenCalled();
});

it('shows a slide that the visitor chose for its whole time', async () => {
  await pass(6000);
  changeSlide(3);
  await pass(7199);
  expect(slideNext).not.toHaveBeenCalled();
});

it('stands still below a pointer, and goes on with what was left of the time', async () => {
  await pass(4000);
  point('pointerenter');
  expect(await isMoving()).toBe(false);
  point('pointerleave');
  await pass(2499);
  expect(slideNext).not.toHaveBeenCalled();
  await pass(1);
  expect(slideNext).toHaveBeenCalledTimes(1);
});

it('stands still while a link of a slide has the focus, until it leaves or the slide changes', async () => {
  const link = document.querySelector('a') as HTMLElement;
  link.focus();
  expect(await isMoving()).toBe(false);
  link.blur();
  expect(await isMoving()).toBe(true);
  link.focus();
  changeSlide(1);
  await pass(700);
  expect(await isMoving()).toBe(true);
});

it('stands still in a hidden tab', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isMoving()).toBe(false);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isMoving()).toBe(true);
});

it('stands still while something stands over the page', async () => {
  const covered = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  expect(await isMoving()).toBe(false);
  covered.mockRestore();
  await pass(700);
  expect(await isMoving()).toBe(true);
});

it('stands still while a finger draws a slide', async () => {
  act(() => listeners.get('sliderFirstMove')?.({ activeIndex: 0 }));
  expect(await isMoving()).toBe(false);
  act(() => listeners.get('touchEnd')?.({ activeIndex: 0 }));
  expect(await isMoving()).toBe(true);
});

it('the carousel stands still while another page is being made, and goes on when that is given up', async () => {
  await leave();
  expect(await isMoving()).toBe(false);
  await cancel();
  expect(await isMoving()).toBe(true);
});

it('the carousel stands still out of view, and a navigation that is given up does not start it there', async () => {
  act(() => sayInView(false));
  expect(await isMoving()).toBe(false);
  await leave();
  await cancel();
  expect(await isMoving()).toBe(false);
  act(() => sayInView(true));
  expect(await isMoving()).toBe(true);
});

it('a carousel that the visitor has stopped is not started by the page', async () => {
  await act(async () => toggle());
  act(() => sayInView(false));
  act(() => sayInView(true));
  await leave();
  await cancel();
  expect(await isMoving()).toBe(false);
});

it('fetches no slide where data has come to be saved, and goes on after that', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await isMoving()).toBe(false);
  Reflect.deleteProperty(navigator, 'connection');
  await pass(700);
  expect(await isMoving()).toBe(true);
});
