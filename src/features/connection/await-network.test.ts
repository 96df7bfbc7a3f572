import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitNetwork } from './connection-notice.tsx';

describe('awaitNetwork', () => {
  const fetched = vi.fn();
  const onBack = vi.fn();
  const answer = (type = 'text/plain; charset=UTF-8', status = 200) => new Response(null, { status, headers: { 'content-type': type } });
  let visibility = 'visible';
  let isOnLine = false;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
    visibility = 'visible';
    isOnLine = false;
    onBack.mockReset();
    stop = awaitNetwork(onBack);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('asks for a small file past every cache, every 15 s', async () => {
    const counts: number[] = [];
    for (const pause of [14, 1, 15, 300]) {
      await pass(pause);
      counts.push(fetched.mock.calls.length);
    }
    expect(counts).toEqual([0, 1, 2, 22]);
    expect(fetched.mock.calls[0]).toEqual(['/robots.txt', { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }]);
    expect(onBack).not.toHaveBeenCalled();
  });
  it('asks at once where the browser believes that the network is there', async () => {
    stop();
    isOnLine = true;
    stop = awaitNetwork(onBack);
    await pass(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    await pass(15);
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockResolvedValue(answer());
    await pass(300);
    expect([fetched.mock.calls.length, onBack.mock.calls.length]).toEqual([3, 1]);
  });
  it.each([
    ["a portal's page", answer('text/html')],
    ['a failing server', answer('text/plain', 502)],
  ])('takes %s for no answer', async (_name, response) => {
    fetched.mockResolvedValue(response);
    await pass(15);
    expect([fetched.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
  });
  it.each([
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['told by the browser', () => dispatchEvent(new Event('online'))],
  ])('asks at once when %s, and says once that the network is back', async (_name, happen) => {
    fetched.mockImplementation(async () => answer());
    happen();
    happen();
    await pass(0);
    expect([fetched.mock.calls.length > 0, onBack.mock.calls.length]).toEqual([true, 1]);
  });
  it('does not ask while hidden, and goes on when it is shown', async () => {
    visibility = 'hidden';
    await pass(600);
    expect(fetched).not.toHaveBeenCalled();
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('ends when it is told to, also with a request under way', async () => {
    let resolve: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((done) => (resolve = done)));
    await pass(15);
    stop();
    resolve(answer());
    dispatchEvent(new Event('online'));
    await pass(600);
    expect([fetched.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
  });
});
