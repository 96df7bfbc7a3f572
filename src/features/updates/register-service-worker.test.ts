import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = 'https://www.example.com/sw.js';

/** A worker whose state a test sets. */
class FakeWorker extends EventTarget {
  readonly scriptURL = SCRIPT;
  state = 'installing';
  postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The registration of a site and its container, as far as pages use them. */
function fakeServiceWorkers() {
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  /** A new worker is found, installs, and waits unless it takes over at once. */
  const findUpdate = (takesOver = false) => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
    if (takesOver) registration.waiting = null;
    return worker;
  };
  return { registration, container, findUpdate };
}

const channels: FakeChannel[] = [];

class FakeChannel {
  onmessage?: () => void;
  close = vi.fn();
  postMessage = vi.fn();
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
}

const onWaiting = vi.fn();
const reload = vi.fn();
let workers: ReturnType<typeof fakeServiceWorkers>;
let visibility = 'visible';
let subject: typeof import('./register-service-worker.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  workers = fakeServiceWorkers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  vi.stubGlobal('location', { href: 'https://www.example.com/en', reload: reload.mockReset() });
  channels.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  onWaiting.mockReset();
  subject = await import('./register-service-worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const register = () => subject.registerServiceWorker(onWaiting);
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('registerServiceWorker', () => {
  it('registers the worker once, and never from an HTTP cache', async () => {
    await register();
    await register();
    expect(workers.container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });
  it('reports none that takes over by itself, as the first one and the kill switch do, and the version after it', async () => {
    await register();
    workers.findUpdate(true);
    await pass(1000);
    expect(onWaiting).not.toHaveBeenCalled();
    workers.findUpdate();
    await pass(200);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });
  it('reports one that waited before the page opened', async () => {
    workers.registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' });
    await register();
    await pass(200);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });
  it('reports one that another tab found while this page opened', async () => {
    const worker = new FakeWorker();
    workers.registration.installing = worker;
    await register();
    workers.registration.waiting = worker;
    worker.become('installed');
    await pass(200);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });
});

describe('checks for a new version', () => {
  it('come when the page is shown, when the network is back, and every hour', async () => {
    await register();
    const { update } = workers.registration;
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledTimes(2);
    // A deploy that forgot the worker: the next check comes all the same, and nothing is uncaught.
    update.mockRejectedValue(new TypeError('404'));
    await pass(3 * 3_600_000);
    expect(update).toHaveBeenCalledTimes(5);
  });
  it('do not come while hidden or offline', async () => {
    await register();
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(3_600_000);
    visibility = 'visible';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(3_600_000);
    expect(workers.registration.update).not.toHaveBeenCalled();
  });
});

describe('a version that waits', () => {
  let waiting: FakeWorker;
  const agree = async () => {
    workers.container.controller = new FakeWorker();
    await register();
    waiting = workers.findUpdate();
    await subject.activateUpdate();
  };

  it('is reloaded into after 2.5 s where controllerchange never fires, once', async () => {
    await agree();
    waiting.state = 'activated';
    await pass(2499);
    expect(reload).not.toHaveBeenCalled();
    await pass(20_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('that cannot take over yet is waited for, and not for ever', async () => {
    await agree();
    await pass(9999);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('is reloaded into where another tab was quicker and none waits any more', async () => {
    await register();
    await subject.activateUpdate();
    await pass(2500);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('is reloaded into when the visitor has agreed in another tab', async () => {
    await register();
    waiting = workers.findUpdate();
    subject.followUpdateInOtherTabs();
    expect(channels.map(({ name }) => name)).toEqual(['site:update']);
    await pass(20_000);
    expect(reload).not.toHaveBeenCalled();
    channels[0]?.onmessage?.();
    waiting.state = 'activated';
    await pass(2500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });
});

it('the address of the worker comes from a policy, made once, that knows no other', () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect([subject.workerUrl(), subject.workerUrl()]).toEqual(['/sw.js', '/sw.js']);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['app-sw']);
  const rules = createPolicy.mock.calls[0]?.[1];
  for (const url of ['/other.js', 'https://x.example/sw.js', '/sw.js?x', '']) {
    expect(() => rules?.createScriptURL(url)).toThrow(`'${url}' is not the worker`);
  }
});
