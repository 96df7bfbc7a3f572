// @vitest-environment jsdom
import type { BrowserHistory } from '@remix-run/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const push = vi.fn();
const replace = vi.fn();
let stop = () => {};

/** Clicks a link to the address; says whether the browser was left to follow it. */
function click(markup: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<main>${markup}</main>`;
  const target = document.querySelector('[data-here]') ?? document.querySelector('a');
  // The document's own listener comes first; jsdom itself cannot navigate.
  const browser = (event: Event) => event.preventDefault();
  let isLeft = false;
  addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true });
  addEventListener('click', browser, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
  return isLeft;
}

beforeEach(() => {
  push.mockReset();
  replace.mockReset();
  history.replaceState(null, '', '/en/public/newsroom?page=2');
  stop = followLinks({ push, replace } as unknown as BrowserHistory);
});
afterEach(() => stop());

describe('followLinks', () => {
  it.each([
    ['/ko/aboutus/ceo', '/ko/aboutus/ceo'],
    ['/en/aboutus/company#vision', '/en/aboutus/company#vision'],
    ['/en/public/newsroom?page=3', '/en/public/newsroom?page=3'],
    ['/en/nope', '/en/nope'],
    // What the guard would redirect, it redirects here.
    ['/', '/en'],
    ['/aboutus/ceo', '/en'],
    ['/ko/link', '/en'],
    ['/fr', '/errors/404'],
    ['/ko/aboutus/ceo/', '/ko/aboutus/ceo'],
  ])('takes %s to %s', (href, to) => {
    expect(click(`<a href="${href}">x</a>`)).toBe(false);
    expect(push.mock.calls).toEqual([[to]]);
  });
  it.each([
    ['/en/search', [['/en/search', { overlay: true }]]],
    ['/en/privacy', [['/en/privacy', { overlay: true }]]],
    ['/en/search?q=Songdo', [['/en/search?q=Songdo']]],
  ])('opens what is shown above the page: %s', (href, calls) => {
    click(`<a href="${href}">x</a>`);
    expect(push.mock.calls).toEqual(calls);
  });
  it('leads to the page itself in another language', () => {
    click('<a href="/ko/privacy" hreflang="ko">x</a>');
    expect(push.mock.calls).toEqual([['/ko/privacy']]);
  });
  it('counts a click on what stands within a link', () => {
    expect(click('<a href="/ko"><span><b data-here>x</b></span></a>')).toBe(false);
    expect(push).toHaveBeenCalledWith('/ko');
  });
  it('leads to the top for the address that is shown, and adds no second entry', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    click('<a href="/en/public/newsroom?page=2">x</a>');
    expect([push.mock.calls, replace.mock.calls]).toEqual([[], []]);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
  });
  it.each([
    ['another origin', '<a href="https://example.com/en">x</a>', {}],
    ['a mail address', '<a href="mailto:a@example.com">x</a>', {}],
    ['a new window', '<a href="/ko" target="_blank">x</a>', {}],
    ['a download', '<a href="/ko" download>x</a>', {}],
    ['a file', '<a href="/files/brochure.pdf">x</a>', {}],
    ['the feed', '<a href="/en/feed.xml">x</a>', {}],
    ['the API', '<a href="/api/v1/openapi">x</a>', {}],
    ['a place on this page', '<a href="#main">x</a>', {}],
    ['a place on this page by its address', '<a href="/en/public/newsroom?page=2#top">x</a>', {}],
    ['no address', '<a>x</a>', {}],
    ['no link', '<button data-here>x</button>', {}],
    ['the middle button', '<a href="/ko">x</a>', { button: 1 }],
    ['Ctrl', '<a href="/ko">x</a>', { ctrlKey: true }],
    ['Cmd', '<a href="/ko">x</a>', { metaKey: true }],
    ['Shift', '<a href="/ko">x</a>', { shiftKey: true }],
    ['Alt', '<a href="/ko">x</a>', { altKey: true }],
  ])('leaves %s to the browser', (_name, markup, init) => {
    expect(click(markup, init)).toBe(true);
    expect([push.mock.calls, replace.mock.calls]).toEqual([[], []]);
  });
  it('does nothing for a click that someone else has answered', () => {
    const answer = (event: Event) => event.preventDefault();
    document.addEventListener('click', answer, { capture: true, once: true });
    click('<a href="/ko">x</a>');
    expect(push).not.toHaveBeenCalled();
  });
  it('stops when told to', () => {
    stop();
    expect(click('<a href="/ko">x</a>')).toBe(true);
  });
});
