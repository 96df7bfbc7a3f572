import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const loadForFirst = vi.fn(async () => undefined);
const loadPage = vi.fn<(path: string) => Promise<void>>(async () => undefined);

/** Lets a test say which links are in view. */
class FakeObserver {
  static current: FakeObserver | undefined;
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    FakeObserver.current = this;
  }
  observe = vi.fn();
  see(link: Element, isIntersecting: boolean): void {
    this.#report([{ target: link, isIntersecting } as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

/** Prefetching lasts as long as its page. Here each test is another page. */
const listeners: Parameters<typeof removeEventListener>[] = [];
const observers: MutationObserver[] = [];
class PageMutationObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
}

const newNetwork = () => Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
let network = newNetwork();
let registration: { installing: object | null; waiting: object | null } | undefined;
const paths = () => loadPage.mock.calls.map(([path]) => path);
const link = (name: string) => document.querySelector(`#${name}`) as HTMLAnchorElement;
const see = (name: string, isInView = true) => FakeObserver.current?.see(link(name), isInView);
const fire = (name: string, type: string) => link(name).dispatchEvent(new Event(type, { bubbles: true }));
const settle = () => vi.advanceTimersByTimeAsync(1000);
const changeNetwork = async (effectiveType: string) => {
  network.effectiveType = effectiveType;
  network.dispatchEvent(new Event('change'));
  await settle();
};
const start = async () => (await import('./prefetch.ts')).startPrefetch(loadForFirst, loadPage);
/** Past the moment from which links in view count. */
const startWhole = async () => {
  await start();
  await vi.advanceTimersByTimeAsync(5000);
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeObserver.current = undefined;
  network = newNetwork();
  registration = undefined;
  loadPage.mockReset().mockResolvedValue(undefined);
  loadForFirst.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  // jsdom draws nothing and does not have it.
  Element.prototype.checkVisibility = () => true;
  vi.stubGlobal('MutationObserver', PageMutationObserver);
  const { addEventListener } = window;
  vi.stubGlobal('addEventListener', (...args: Parameters<typeof addEventListener>) => {
    listeners.push(args);
    addEventListener(...args);
  });
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  document.body.innerHTML = '<a id="a" href="/en/aboutus/ceo">A</a><a id="b" href="/en/services/cdo">B</a>';
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  for (const observer of observers.splice(0)) observer.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('startPrefetch', () => {
  it('loads what a first list needs when idle, before any link', async () => {
    await start();
    expect(loadForFirst).not.toHaveBeenCalled();
    await settle();
    expect([loadForFirst.mock.calls.length, FakeObserver.current]).toEqual([1, undefined]);
  });
  it('loads links in view, one after another, after 5 s or at the first scroll', async () => {
    const first = Promise.withResolvers<void>();
    loadPage.mockReturnValueOnce(first.promise);
    await start();
    dispatchEvent(new Event('scroll'));
    see('a');
    see('b');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
    first.resolve();
    await settle();
    expect([paths(), loadForFirst.mock.calls.length]).toEqual([['/en/aboutus/ceo', '/en/services/cdo'], 1]);
  });
  it('leaves out a link that has left the view before its turn, and what is no page of the site', async () => {
    document.body.innerHTML += '<a id="c" href="https://example.com/en">C</a><a id="d" href="/en/public/newsroom?page=2">D</a>';
    document.body.innerHTML += '<a id="hidden" href="/en/aboutus/ceo">A</a>';
    await startWhole();
    for (const name of ['a', 'b', 'c', 'd']) see(name);
    for (const name of ['b', 'hidden']) see(name, false);
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
  });
  it.each(['pointerover', 'focusin', 'touchstart', 'pointerdown'])('loads at once what a link leads to: %s', async (type) => {
    await start();
    fire('b', type);
    expect(paths()).toEqual(['/en/services/cdo']);
  });
  it('loads what a link leads to that had the focus before the app ran', async () => {
    link('b').focus();
    expect(document.querySelector('a:focus-visible')).toBe(link('b'));
    await start();
    expect(paths()).toEqual(['/en/services/cdo']);
  });
  it('asks for a page once; one that failed may be tried again', async () => {
    await start();
    loadPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    for (const type of ['pointerover', 'pointerdown']) {
      fire('a', type);
      await settle();
    }
    fire('a', 'focusin');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo', '/en/aboutus/ceo']);
  });
  it('does not try one that failed again while it stays in view', async () => {
    loadPage.mockRejectedValue(new TypeError('Failed to fetch'));
    await startWhole();
    see('a');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
    see('a');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo', '/en/aboutus/ceo']);
  });
  it('loads at most 30 pages a document', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `p-${index}`);
    document.body.innerHTML = ids.map((id) => `<a id="${id}" href="/en/public/newsroom/20240516-${id}">${id}</a>`).join('');
    await startWhole();
    for (const id of ids) see(id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(paths()).toHaveLength(30);
  });
  it('on 3g loads what is touched, and nothing else', async () => {
    network.effectiveType = '3g';
    await startWhole();
    see('a');
    fire('b', 'pointerover');
    await settle();
    expect([paths(), loadForFirst.mock.calls.length]).toEqual([[], 0]);
    fire('b', 'touchstart');
    expect(paths()).toEqual(['/en/services/cdo']);
  });
  it('loads nothing on 2g, whatever is done, and goes on when the network is good again', async () => {
    network.effectiveType = '2g';
    await startWhole();
    see('a');
    fire('b', 'pointerdown');
    await settle();
    expect([paths(), loadForFirst.mock.calls.length]).toEqual([[], 0]);
    await changeNetwork('4g');
    expect([paths(), loadForFirst.mock.calls.length]).toEqual([['/en/aboutus/ceo'], 1]);
  });
  it('goes on when the browser is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await startWhole();
    see('a');
    await settle();
    expect(paths()).toEqual([]);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
    online.mockRestore();
  });
  it.each(['installing', 'waiting'] as const)(
    'loads no link while a worker is %s, and goes on when it controls the page',
    async (state) => {
      registration = { installing: null, waiting: null, [state]: {} };
      await startWhole();
      see('a');
      await settle();
      expect(paths()).toEqual([]);
      registration = { installing: null, waiting: null };
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      await settle();
      expect(paths()).toEqual(['/en/aboutus/ceo']);
    },
  );
  it('works in a browser without service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await startWhole();
    see('a');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
  });
});
