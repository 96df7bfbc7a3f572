// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A worker whose state a test sets. */
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The registration of a site and its container, as far as pages use them. */
function fakeWorkers() {
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: vi.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  /** A new worker is found, installs, and waits unless it takes over at once. */
  const find = (takesOver = false) => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
    if (takesOver) registration.waiting = null;
    return worker;
  };
  return { registration, container, find };
}

const reload = vi.fn();
const onWaiting = vi.fn();
let workers: ReturnType<typeof fakeWorkers>;
let visibility = 'visible';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  workers = fakeWorkers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  vi.stubGlobal('location', { reload: reload.mockReset() });
  onWaiting.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = async () => (await import('./follow-updates.ts')).followUpdates(onWaiting);
const change = () => workers.container.dispatchEvent(new Event('controllerchange'));

describe('followUpdates', () => {
  it('registers the worker so that no HTTP cache answers for it', async () => {
    await follow();
    expect(workers.container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });
  it('says that one waits: each one within the life of the page, once', async () => {
    await follow();
    for (const times of [1, 2, 3]) {
      workers.find();
      await vi.advanceTimersByTimeAsync(200);
      expect(onWaiting).toHaveBeenCalledTimes(times);
    }
  });
  it('says so of one that waited before the page opened', async () => {
    workers.registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' });
    await follow();
    await vi.advanceTimersByTimeAsync(200);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });
  it('says so of one that another tab found while this page opened', async () => {
    const worker = new FakeWorker();
    workers.registration.installing = worker;
    await follow();
    workers.registration.waiting = worker;
    worker.become('installed');
    await vi.advanceTimersByTimeAsync(200);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });
  it('says nothing of one that takes over by itself: the first one, and the kill switch', async () => {
    await follow();
    workers.find(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onWaiting).not.toHaveBeenCalled();
  });
  it('looks for a new one when the page is shown, back online, and each hour', async () => {
    await follow();
    const { update } = workers.registration;
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(update).toHaveBeenCalledTimes(5);
  });
  it('does not look while hidden or offline', async () => {
    await follow();
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    visibility = 'visible';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(workers.registration.update).not.toHaveBeenCalled();
  });
  it('reloads a tab whose worker was replaced, once', async () => {
    workers.container.controller = {};
    await follow();
    change();
    change();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload for the first worker, and does for the second', async () => {
    await follow();
    change();
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
