import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PREFETCH_BUDGETS, prefetchMode } from './prefetch.ts';
import type { prefetchPage } from './prefetch-page.ts';

type Options = Parameters<typeof prefetchPage>[1];
const requestData = async () => 0;
const prefetched = vi.hoisted(() => vi.fn<typeof prefetchPage>());
vi.mock('./prefetch-page.ts', () => ({ prefetchPage: prefetched }));

const loadHead = vi.fn(async () => undefined);
const loadPage = vi.fn<(path: string) => Promise<void>>(async () => undefined);

/** Lets a test say which links are in view. */
class FakeObserver {
  static current: FakeObserver;
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
function endPage(): void {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  for (const observer of observers.splice(0)) observer.disconnect();
}

const newNetwork = () => Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
let network = newNetwork();
let registration: { installing: object | null; waiting: object | null } | undefined;
const paths = () => prefetched.mock.calls.map(([path]) => path);
const link = (name: string) => document.querySelector(`#${name}`) as HTMLAnchorElement;
const see = (name: string, isInView = true) => FakeObserver.current.see(link(name), isInView);
const settle = () => vi.advanceTimersByTimeAsync(300);
const changeNetwork = async (effectiveType: string) => {
  network.effectiveType = effectiveType;
  network.dispatchEvent(new Event('change'));
  await settle();
};
/** A page that takes until it is aborted. */
const untilAborted = (_path: string, { signal }: Options) =>
  new Promise<boolean>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  network = newNetwork();
  registration = undefined;
  prefetched.mockReset().mockResolvedValue(true);
  loadPage.mockClear();
  loadHead.mockClear();
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
  vi.resetModules();
  (await import('./prefetch.ts')).startPrefetch({ requestData, loadPage, loadHead });
});
afterEach(() => {
  endPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('startPrefetch', () => {
  it('fetches links in view one after another, with their data and what is left of the session', async () => {
    sessionStorage.setItem('site:prefetched', '500000');
    see('a');
    see('b');
    await settle();
    expect(prefetched.mock.calls[0]?.[1]).toMatchObject({ requestData, budget: 1_000_000 });
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo', '/en/services/cdo']);
  });
  it('counts bytes for the session, and ends with its budget', async () => {
    prefetched.mockImplementation(async (_path, { onBytes }) => {
      onBytes(1_500_000);
      return false;
    });
    see('a');
    await settle();
    see('b');
    await settle();
    expect([paths(), sessionStorage.getItem('site:prefetched')]).toEqual([['/en/aboutus/ceo'], '1500000']);
  });
  it('cancels a link that leaves the view, and fetches it when it comes back', async () => {
    prefetched.mockImplementation(untilAborted);
    see('a');
    await settle();
    see('a', false);
    await settle();
    expect(prefetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
    see('a');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo', '/en/aboutus/ceo']);
  });
  it('goes on with a touched link that leaves the view: the visitor follows it', async () => {
    prefetched.mockImplementation(untilAborted);
    see('a');
    await settle();
    link('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    see('a', false);
    await settle();
    expect(prefetched.mock.calls[0]?.[1].signal.aborted).toBe(false);
  });
  it('runs the code of a page whose link is pointed at, once its files are there', async () => {
    see('a');
    await settle();
    expect(loadPage).not.toHaveBeenCalled();
    for (const name of ['a', 'b']) link(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(loadPage.mock.calls).toEqual([['/en/aboutus/ceo'], ['/en/services/cdo']]);
  });
  it('loads what the first page needs that is gone to, whichever it is', async () => {
    await settle();
    expect(loadHead).not.toHaveBeenCalled();
    see('a');
    await settle();
    expect(loadHead).toHaveBeenCalledOnce();
  });
  it('runs the code of a page whose link had the focus before prefetching began', async () => {
    endPage();
    link('b').focus();
    expect(document.querySelector('a:focus-visible')).toBe(link('b'));
    (await import('./prefetch.ts')).startPrefetch({ requestData, loadPage, loadHead });
    await settle();
    expect(loadPage.mock.calls).toEqual([['/en/services/cdo']]);
  });
  it.each(['the budget is spent', 'the network is bad'])('does not run code that would have to be fetched: %s', async (reason) => {
    prefetched.mockResolvedValue(reason !== 'the budget is spent');
    see('a');
    await settle();
    if (reason === 'the network is bad') await changeNetwork('2g');
    link('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(loadPage).not.toHaveBeenCalled();
  });
  it('on 3g fetches what is touched, and nothing else', async () => {
    await changeNetwork('3g');
    see('a');
    link('b').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(paths()).toEqual([]);
    link('b').dispatchEvent(new Event('touchstart', { bubbles: true }));
    await settle();
    expect(paths()).toEqual(['/en/services/cdo']);
  });
  it('stops when the network turns bad, and goes on when it is good again', async () => {
    prefetched.mockImplementationOnce(untilAborted);
    see('a');
    await settle();
    await changeNetwork('2g');
    expect(prefetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
    see('b');
    await settle();
    expect(paths()).toHaveLength(1);
    await changeNetwork('4g');
    await settle();
    expect(paths().slice(1)).toEqual(['/en/aboutus/ceo', '/en/services/cdo']);
  });
  it('stops after the file under way when the visitor chooses to save data', async () => {
    prefetched.mockImplementationOnce((path, options) => {
      document.documentElement.dataset.saver = 'true';
      options.onBytes(100);
      delete document.documentElement.dataset.saver;
      return untilAborted(path, options);
    });
    see('a');
    await settle();
    expect(prefetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });
  it.each(['installing', 'waiting'] as const)(
    'fetches nothing while a worker is %s, and goes on when it controls the page',
    async (state) => {
      registration = { installing: null, waiting: null, [state]: {} };
      see('a');
      await settle();
      expect(paths()).toEqual([]);
      registration = { installing: null, waiting: null };
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      await settle();
      expect(paths()).toEqual(['/en/aboutus/ceo']);
    },
  );
  it('does not ask again for a page that cannot be fetched', async () => {
    prefetched.mockRejectedValue(new TypeError('Failed to fetch'));
    see('a');
    await settle();
    see('a', false);
    see('a');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
  });
  it('works in a browser without service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    see('a');
    await settle();
    expect(paths()).toEqual(['/en/aboutus/ceo']);
  });
});

describe('prefetchMode', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    delete document.documentElement.dataset.saver;
  });
  it.each([
    [true, undefined, undefined, 'view'],
    [true, { effectiveType: '4g' }, undefined, 'view'],
    [true, { effectiveType: '3g' }, undefined, 'touch'],
    [true, { effectiveType: '2g' }, undefined, 'none'],
    [true, { effectiveType: 'slow-2g' }, undefined, 'none'],
    [true, { effectiveType: '4g', saveData: true }, undefined, 'none'],
    [false, { effectiveType: '4g' }, undefined, 'none'],
    [true, { effectiveType: '4g' }, 'true', 'none'],
    [true, { effectiveType: '4g', saveData: true }, 'false', 'view'],
    [true, { effectiveType: '2g', saveData: true }, 'false', 'none'],
  ])('online %s, %j, own choice %s: %s', (online, connection, own, expected) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    if (own) document.documentElement.dataset.saver = own;
    expect(prefetchMode()).toBe(expected);
  });
  it('spends less on a slow network, and nothing where nothing may be fetched', () => {
    expect(PREFETCH_BUDGETS.none).toBe(0);
    expect(PREFETCH_BUDGETS.touch).toBeLessThan(PREFETCH_BUDGETS.view);
  });
});
