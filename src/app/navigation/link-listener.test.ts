import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { type LinkTarget, listenToLinks } from './link-listener.ts';

vi.mock('#src/shared/dom/service-worker-messages.ts', () => ({ sendToServiceWorker: vi.fn() }));

const navigate = vi.fn<(target: LinkTarget) => void>();
const openPdf = vi.fn();
const scroll = vi.fn();
let isInstalled = false;
let stop = () => {};

/** Clicks the link, or what is marked within it; true: the browser was left to follow it. */
function click(markup: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<main>${markup}</main>`;
  const target = document.querySelector('[data-clicked]') ?? document.querySelector('a');
  let isLeft = false;
  // After the document's own listener; jsdom itself cannot navigate.
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', onClick, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
  return isLeft;
}
const follow = (href: string) => click(`<a href="${href}">x</a>`);
const open = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  navigate.mockReset();
  openPdf.mockReset();
  vi.mocked(sendToServiceWorker).mockReset();
  Reflect.deleteProperty(navigator, 'connection');
  isInstalled = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isInstalled && query === '(display-mode: standalone)' }));
  vi.stubGlobal('scrollTo', scroll.mockReset());
  document.documentElement.lang = 'en';
  open('/en/public/newsroom?page=2');
  stop = listenToLinks((target) => navigate(target), openPdf);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a link that downloads a file', () => {
  const link = '<a href="/downloads/a-en.pdf" download>x</a>';
  it('is left to the browser, and the worker is told', () => {
    expect(click(link)).toBe(true);
    expect(sendToServiceWorker).toHaveBeenCalledExactlyOnceWith({ type: 'DOWNLOADED', path: '/downloads/a-en.pdf' });
  });
  it('is not fetched again by the worker where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    expect(click(link)).toBe(true);
    expect(sendToServiceWorker).not.toHaveBeenCalled();
  });
});

describe('a link to another page', () => {
  it.each([
    ['/ko/aboutus/ceo', '/ko/aboutus/ceo'],
    ['/en/aboutus/company#vision', '/en/aboutus/company#vision'],
    ['/en/public/newsroom/x-1', '/en/public/newsroom/x-1'],
    ['http://localhost:3000/en/aboutus/ceo', '/en/aboutus/ceo'],
    // An unknown path is the 404 page's, which asks whether the address has moved.
    ['/en/nope', '/en/nope'],
    ['/en/nope?x=1#y', '/en/nope?x=1#y'],
    // The guard's redirects, taken without a detour.
    ['/', '/en'],
    ['/fr', '/errors/404'],
    ['/ko//aboutus/ceo/?x=1', '/ko/aboutus/ceo?x=1'],
  ])('%s leads to %s, at its top', (href, to) => {
    expect(follow(href)).toBe(false);
    expect(navigate.mock.calls).toEqual([[{ to, keepsScroll: false }]]);
  });

  it('with another query of this page keeps the scroll position', () => {
    follow('/en/public/newsroom?page=3');
    expect(navigate.mock.calls).toEqual([[{ to: '/en/public/newsroom?page=3', keepsScroll: true }]]);
  });
  it('is followed wherever within it the click was', () => {
    expect(click('<a href="/ko"><span><b data-clicked>x</b></span></a>')).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/ko', keepsScroll: false });
  });
});

describe('a link to an overlay', () => {
  it.each([
    ['/en/search', '#search', {}],
    ['/en/privacy', '#privacy', {}],
    ['/en/privacy#rights', '#privacy', { anchor: 'rights' }],
  ])('%s opens it above this page', (href, hash, overlay) => {
    expect(follow(href)).toBe(false);
    expect(navigate.mock.calls).toEqual([[{ to: `/en/public/newsroom?page=2${hash}`, overlay, keepsScroll: true }]]);
  });
  it.each(['#search', '#privacy', '/en/public/newsroom?page=2#cookies'])('%s opens it by its hash', (href) => {
    expect(follow(href)).toBe(false);
    const to = `/en/public/newsroom?page=2${href.slice(href.indexOf('#'))}`;
    expect(navigate.mock.calls).toEqual([[{ to, overlay: {}, keepsScroll: true }]]);
  });
  it('opens what only this page has', () => {
    open('/ko/aboutus/leadership');
    expect(follow('#leader-kim')).toBe(false);
    expect(navigate.mock.calls).toEqual([[{ to: '/ko/aboutus/leadership#leader-kim', overlay: {}, keepsScroll: true }]]);
  });
  it.each([
    ['a search with a question', '/en/search?q=Songdo'],
    ['the page in another language', '/ko/privacy'],
  ])('leads to the page itself for %s', (_name, href) => {
    follow(href);
    expect(navigate.mock.calls).toEqual([[{ to: href, keepsScroll: false }]]);
  });
  it('leads to the page itself from the language switch, and keeps to the page it is on', () => {
    open('/en/privacy');
    click('<a href="/ko/privacy" hreflang="ko">x</a>');
    follow('/en/privacy?x=1');
    expect(navigate.mock.calls).toEqual([[{ to: '/ko/privacy', keepsScroll: false }], [{ to: '/en/privacy?x=1', keepsScroll: true }]]);
  });
});

describe('a link to the address that is shown', () => {
  it.each(['/en/public/newsroom?page=2', '?page=2', '/en/public/newsroom/?page=2', '#'])(
    '%s scrolls to the top and adds no entry',
    (href) => {
      expect(follow(href)).toBe(false);
      expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 });
      expect(navigate).not.toHaveBeenCalled();
    },
  );
  it.each(['/en/sitemap', '#sitemap'])('%s adds no entry when it is the overlay that is shown', (href) => {
    open('/en/public/newsroom?page=2#sitemap');
    expect(follow(href)).toBe(false);
    expect([navigate.mock.calls, scroll.mock.calls]).toEqual([[], []]);
  });
  it('closes an overlay that covers it', () => {
    open('/en/public/newsroom?page=2#sitemap');
    expect(follow('/en/public/newsroom?page=2')).toBe(false);
    expect(navigate.mock.calls).toEqual([[{ to: '/en/public/newsroom?page=2', keepsScroll: false }]]);
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('the browser keeps', () => {
  it.each([
    ['another origin', '<a href="https://example.com/en">x</a>', {}],
    ['a mail address', '<a href="mailto:a@example.com">x</a>', {}],
    ['a new window', '<a href="/ko" target="_blank">x</a>', {}],
    ['a download', '<a href="/ko" download>x</a>', {}],
    ['a file', '<a href="/files/brochure.pdf">x</a>', {}],
    ['the feed', '<a href="/en/feed.xml">x</a>', {}],
    ['the API', '<a href="/api/v1/openapi">x</a>', {}],
    ['a part of this page', '<a href="#main">x</a>', {}],
    ['a part of this page by its address', '<a href="/en/public/newsroom?page=2#top">x</a>', {}],
    ['a hash that is cut off', '<a href="#search%E0%A4%A">x</a>', {}],
    ['an overlay of another page', '<a href="#photo-1">x</a>', {}],
    ['no address', '<a>x</a>', {}],
    ['no link', '<button data-clicked>x</button>', {}],
    ['the middle button', '<a href="/ko">x</a>', { button: 1 }],
    ['Ctrl', '<a href="/ko">x</a>', { ctrlKey: true }],
    ['Cmd', '<a href="/ko">x</a>', { metaKey: true }],
    ['Shift', '<a href="/ko">x</a>', { shiftKey: true }],
    ['Alt', '<a href="/ko">x</a>', { altKey: true }],
  ])('%s', (_name, markup, init) => {
    expect(click(markup, init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(scroll).not.toHaveBeenCalled();
  });
});

it('a click that somebody has handled is left alone', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  follow('/ko');
  expect(navigate).not.toHaveBeenCalled();
});

describe('a link to a PDF', () => {
  const link = '<a href="/downloads/brochure-ko.pdf" download target="_blank">x</a>';
  it('goes to another app where the site is installed; one of another site does not', () => {
    isInstalled = true;
    expect(click(link)).toBe(false);
    expect(openPdf).toHaveBeenCalledExactlyOnceWith(document.querySelector('a'));
    expect([follow('https://www.example.com/x.pdf'), openPdf.mock.calls.length]).toEqual([true, 1]);
  });
});
