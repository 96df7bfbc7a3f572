// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let subject: typeof import('./worker-url.ts');
const reload = vi.fn();
const container = Object.assign(new EventTarget(), {
  controller: null as object | null,
  getRegistration: vi.fn(),
});

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  subject = await import('./worker-url.ts');
  container.controller = null;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('location', { reload: reload.mockReset() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('workerUrl', () => {
  it('is /sw.js for ever', () => expect(subject.workerUrl()).toBe('/sw.js'));
  it('comes from a policy, made once, that knows no other address', () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect([subject.workerUrl(), subject.workerUrl()]).toEqual(['/sw.js', '/sw.js']);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['app-sw']);
    const rules = createPolicy.mock.calls[0]?.[1];
    for (const url of ['/other.js', 'https://x.example/sw.js', '/sw.js?x', '']) {
      expect(() => rules?.createScriptURL(url)).toThrow(`'${url}' is not the worker`);
    }
  });
});

describe('reloadWhenControlled', () => {
  const change = () => container.dispatchEvent(new Event('controllerchange'));
  it('reloads a tab whose worker was replaced, once', () => {
    container.controller = {};
    subject.reloadWhenControlled();
    change();
    change();
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not reload for the first worker, and does for the second', () => {
    subject.reloadWhenControlled();
    change();
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('takeOver', () => {
  it('tells the waiting worker, and reloads even where controllerchange never fires', async () => {
    const postMessage = vi.fn();
    container.getRegistration.mockResolvedValue({ waiting: { postMessage } });
    await subject.takeOver();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    vi.advanceTimersByTime(2499);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
