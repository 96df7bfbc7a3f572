import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBrowserStatus } from './watch-browser-status.ts';

const fetched = vi.fn();
const onOffline = vi.fn();
let stop: () => void = () => undefined;
const start = (isOnLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  stop = watchBrowserStatus(onOffline);
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  onOffline.mockReset();
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('watchBrowserStatus', () => {
  it('reports a network that is gone, from the start and later', async () => {
    start(false);
    await settle();
    expect(onOffline).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('offline'));
    await settle();
    expect(onOffline).toHaveBeenCalledTimes(2);
  });
  it('does not believe a browser that is wrong: the server answers', async () => {
    fetched.mockResolvedValue(new Response(null, { headers: { 'content-type': 'text/plain' } }));
    start(false);
    dispatchEvent(new Event('offline'));
    await settle();
    expect(onOffline).not.toHaveBeenCalled();
  });
  it('asks nothing while the browser is online', async () => {
    start(true);
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });
  it('reports nothing once it is stopped', async () => {
    start(false);
    stop();
    await settle();
    expect(onOffline).not.toHaveBeenCalled();
  });
});
