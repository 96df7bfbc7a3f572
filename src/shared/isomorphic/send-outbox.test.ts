import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_WAIT_MS } from '#core/contact/outbox.ts';
import type { StoredInquiry } from './outbox-store.ts';
import type { ServerAnswer } from './post-inquiry.ts';

const stored = new Map<string, StoredInquiry>();
vi.mock('./outbox-store.ts', () => ({
  listInquiries: async () => [...stored.values()],
  findInquiry: async (key: string) => stored.get(key),
  saveInquiry: async (inquiry: StoredInquiry) => void stored.set(inquiry.key, inquiry),
  deleteInquiry: async (key: string) => void stored.delete(key),
}));
const postInquiry = vi.fn<(inquiry: StoredInquiry) => Promise<ServerAnswer | undefined>>();
vi.mock('./outbox-channel.ts', () => ({ publishOutboxChange: () => {} }));
vi.mock('./post-inquiry.ts', () => ({ postInquiry: (inquiry: StoredInquiry) => postInquiry(inquiry) }));
const { sendOutbox, storeAndSend } = await import('./send-outbox.ts');

const NOW = Date.UTC(2026, 0, 5);
const inquiry = (change: Partial<StoredInquiry> = {}) =>
  ({ key: 'a', url: '/x', inquiry: {}, writtenAt: NOW - 1000, attempts: 0, notBefore: 0, state: 'waiting', ...change }) as StoredInquiry;
const answers = (status: number, more: Partial<ServerAnswer> = {}) => postInquiry.mockResolvedValue({ status, errors: [], ...more });

/** Locks as a browser has them, as far as they are used. */
function locks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _: object, run: (lock: unknown) => unknown) => {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({});
      } finally {
        held.delete(name);
      }
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  stored.clear();
  postInquiry.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the outbox', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }));

  it('keeps what may pass, and is patient with a server that answered', async () => {
    stored.set('a', inquiry());
    answers(503);
    await sendOutbox();
    expect(stored.get('a')).toMatchObject({ state: 'waiting', attempts: 1, notBefore: NOW + 15_000, unanswered: false });
    expect(await sendOutbox({ isBack: true })).toEqual([]);
    vi.setSystemTime(NOW + 15_000);
    expect(await sendOutbox()).toHaveLength(1);
  });

  it.each([365, 2, 0.01])('does not wait for a time that a clock has given that was %f days ahead', async (days) => {
    stored.set('a', inquiry());
    answers(503, { retryAfter: '600' });
    vi.setSystemTime(NOW + days * 86_400_000);
    await sendOutbox();
    if (days < 7) expect(stored.get('a')).toMatchObject({ state: 'waiting' });
    else stored.set('a', { ...(stored.get('a') as StoredInquiry), state: 'waiting', triedAt: Date.now(), notBefore: Date.now() + 600_000 });
    vi.setSystemTime(NOW);
    answers(201);
    expect(await sendOutbox()).toHaveLength(1);
  });
  it('tries again at once when the network is back, where nobody had answered', async () => {
    stored.set('a', inquiry());
    postInquiry.mockResolvedValue(undefined);
    await sendOutbox();
    expect(stored.get('a')).toMatchObject({ state: 'waiting', unanswered: true });
    expect(await sendOutbox()).toEqual([]);
    answers(201);
    expect(await sendOutbox({ isBack: true })).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('gives back what is refused and what has waited too long, and leaves it then', async () => {
    stored.set('a', inquiry({ key: 'a' }));
    stored.set('b', inquiry({ key: 'b', writtenAt: NOW - MAX_WAIT_MS - 1, notBefore: NOW + 1000 }));
    postInquiry.mockImplementation(async ({ key }) => (key === 'a' ? { status: 422, errors: [] } : undefined));
    await sendOutbox();
    expect([...stored.values()].map(({ state, reason, isReported }) => [state, reason, isReported])).toEqual([
      ['returned', 'refused', false],
      ['returned', 'expired', false],
    ]);
    expect(await sendOutbox({ isBack: true })).toEqual([]);
    answers(201);
    expect(await sendOutbox({ only: 'b' })).toHaveLength(1);
    expect([...stored.keys()]).toEqual(['a']);
  });

  it('drops what came back a month ago', async () => {
    stored.set('a', inquiry({ state: 'returned', reason: 'expired', writtenAt: NOW - 31 * 86_400_000 }));
    expect(await sendOutbox()).toEqual([]);
    expect(stored.size).toBe(0);
    expect(postInquiry).not.toHaveBeenCalled();
  });

  it('is worked off by one at a time', async () => {
    stored.set('a', inquiry());
    stored.set('b', inquiry({ key: 'b' }));
    let running = 0;
    postInquiry.mockImplementation(async () => {
      running += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { status: 201, errors: [] };
    });
    const all = await Promise.all([sendOutbox({ isBack: true }), sendOutbox({ isBack: true }), sendOutbox({ only: 'a' })]);
    expect(
      all
        .flat()
        .map(({ inquiry: { key } }) => key)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(running).toBe(2);
  });

  it('sends without locks, too, which a connection that is not secure does not have', async () => {
    vi.stubGlobal('navigator', {});
    stored.set('a', inquiry());
    answers(201);
    expect(await sendOutbox()).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('says when an inquiry is stored, before the answer; a refused one does not stay, since it is in the form', async () => {
    const events: string[] = [];
    postInquiry.mockImplementation(async () => {
      events.push('asked');
      return { status: 422, errors: [{ pointer: '/email', code: 'format' }] };
    });
    const delivery = await storeAndSend(inquiry(), () => events.push(`stored ${stored.size}`));
    expect(events).toEqual(['stored 1', 'asked']);
    expect(delivery).toMatchObject({ outcome: { kind: 'returned', reason: 'refused' }, errors: [{ pointer: '/email', code: 'format' }] });
    expect(stored.size).toBe(0);
  });
});
