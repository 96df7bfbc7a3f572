import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actOnce } from './link-listener.ts';

let stop: () => void;
const clicked = vi.fn();
beforeEach(() => {
  document.body.innerHTML = '<p>x</p><textarea></textarea>';
  document.body.addEventListener('click', clicked);
  history.replaceState(null, '', '/en');
  stop = actOnce();
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', clicked);
  clicked.mockReset();
  history.replaceState(null, '', '/');
});
/** Whether anybody gets the event, and whether the browser does what it does by itself. */
function send(event: Event, selector = 'p'): boolean[] {
  clicked.mockClear();
  const isLeft = document.querySelector(selector)?.dispatchEvent(event) === true;
  return [clicked.mock.calls.length === 1, isLeft];
}
const click = (detail: number) => send(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const enter = (repeat: boolean, selector?: string) =>
  send(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }), selector)[1];

it('the second click of a double click does nothing where the first one has led elsewhere', () => {
  clicked.mockImplementationOnce(() => history.replaceState(null, '', '/en/esg'));
  expect([click(1), click(2), click(3)]).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect([click(1), click(2)]).toEqual([
    [true, true],
    [true, true],
  ]);
});
it('a click by a script, or by the keyboard, is always the first', () => {
  click(1);
  history.replaceState(null, '', '/en/esg');
  expect(click(0)).toEqual([true, true]);
});
it('Enter acts once while it is held, and writes lines in a text', () => {
  expect([enter(false), enter(true), enter(true, 'textarea')]).toEqual([true, false, true]);
});
