import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const messageSkipWaiting = vi.hoisted(() => vi.fn());
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = vi.fn();
    register = vi.fn();
    messageSkipWaiting = messageSkipWaiting;
  },
}));

const reload = vi.fn();
const channels: FakeChannel[] = [];
const newWorker = () => ({ state: 'installed' });
let waiting: ReturnType<typeof newWorker>;
let registration: { waiting: typeof waiting | null };

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

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  messageSkipWaiting.mockClear();
  waiting = newWorker();
  registration = { waiting };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: null, getRegistration: async () => registration },
    configurable: true,
  });
  channels.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('location', { reload: reload.mockReset() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function subject() {
  await (await import('./register-service-worker.ts')).registerServiceWorker();
  return import('./activate-update.ts');
}

describe('activateUpdate', () => {
  it('notifies the waiting worker and the other tabs', async () => {
    await (await subject()).activateUpdate();
    expect(messageSkipWaiting).toHaveBeenCalledTimes(1);
    expect(channels.map(({ name, postMessage }) => [name, postMessage.mock.calls])).toEqual([['site:update', [['activate']]]]);
  });
  it('reloads after 2.5 s where controllerchange never fires, once', async () => {
    await (await subject()).activateUpdate();
    waiting.state = 'activated';
    await vi.advanceTimersByTimeAsync(2499);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('waits for a worker that cannot take over yet, and not for ever', async () => {
    await (await subject()).activateUpdate();
    await vi.advanceTimersByTimeAsync(9999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('reloads where another tab was quicker and none waits any more', async () => {
    registration.waiting = null;
    await (await subject()).activateUpdate();
    await vi.advanceTimersByTimeAsync(2500);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('followUpdateInOtherTabs', () => {
  it('reloads when the visitor has agreed in another tab', async () => {
    (await subject()).followUpdateInOtherTabs();
    expect(channels.map(({ name }) => name)).toEqual(['site:update']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
    channels[0]?.onmessage?.();
    waiting.state = 'activated';
    await vi.advanceTimersByTimeAsync(2500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(messageSkipWaiting).not.toHaveBeenCalled();
  });
});
