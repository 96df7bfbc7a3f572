import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Inquiry } from '#core/contact/inquiry.ts';
import { MAX_WAIT_MS } from '#core/contact/outbox.ts';
import en from '#locales/en/contact.json';
import ko from '#locales/ko/contact.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import type { StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import type { ServerAnswer } from '#src/shared/isomorphic/post-inquiry.ts';
import { createStore, localeSet } from '#src/state/store.ts';
import { hasPending, markPending } from './pending-flag.ts';

const outbox = vi.hoisted(() => new Map<string, StoredInquiry>());
const saveInquiry = vi.hoisted(() => vi.fn(async (inquiry: StoredInquiry) => void outbox.set(inquiry.key, inquiry)));
vi.mock('#src/shared/isomorphic/outbox-store.ts', () => ({
  listInquiries: async () => [...outbox.values()],
  findInquiry: async (key: string) => outbox.get(key),
  saveInquiry,
  deleteInquiry: async (key: string) => void outbox.delete(key),
}));
const postInquiry = vi.hoisted(() => vi.fn<(inquiry: StoredInquiry) => Promise<ServerAnswer | undefined>>());
vi.mock('#src/shared/isomorphic/post-inquiry.ts', () => ({ postInquiry }));

const loadI18n = vi.fn(async (locale: 'en' | 'ko') => createI18n(locale, { contact: locale === 'ko' ? ko : en }));
let store: ReturnType<typeof createStore>;
/** What the last page has listened to: it is gone when the next one is loaded. */
let listeners = new AbortController();
for (const target of [window, document]) {
  const { addEventListener } = target;
  target.addEventListener = (type: string, listener: EventListener) =>
    addEventListener.call(target, type, listener, { signal: listeners.signal });
}

/** A page that is loaded now. */
async function loadPage(): Promise<void> {
  listeners.abort();
  listeners = new AbortController();
  vi.resetModules();
  store = createStore({ loadI18n });
  const { startOutboxSync } = await import('./outbox-sync.ts');
  startOutboxSync(store);
  await settle();
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const alert = () => store.getState().alert;
const expectAlert = (content: object) => vi.waitFor(() => expect(alert()).toMatchObject({ is: true, ...content }));
const put = (key: string, change: Partial<StoredInquiry> = {}) =>
  outbox.set(key, {
    key,
    url: '/x',
    inquiry: {} as Inquiry,
    writtenAt: Date.now() - 1000,
    attempts: 0,
    notBefore: 0,
    state: 'waiting',
    ...change,
  });
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  localStorage.clear();
  outbox.clear();
  postInquiry
    .mockReset()
    .mockImplementation(async ({ key }) => ({ status: 201, id: `${key.repeat(8)}-0000-4000-8000-000000000000`, errors: [] }));
  history.replaceState(null, '', '/en/careers');
});

describe('the outbox of an open page', () => {
  it('sends what waits, says so in the language of the page, and takes the flag down', async () => {
    markPending();
    put('a');
    await loadPage();
    await expectAlert({ message: en.message.success, detail: 'Reference number: AAAA-AAAA' });
    expect([outbox.size, hasPending()]).toEqual([0, false]);
    const { settleAlert } = await import('#src/state/show-alert.ts');
    store.dispatch(settleAlert(true));
    store.dispatch(localeSet('ko'));
    put('b');
    put('c');
    dispatchEvent(new Event('online'));
    await expectAlert({ message: ko.message.success, detail: '접수 번호: BBBB-BBBB, CCCC-CCCC' });
  });
  it('keeps the flag and tries again when the network is back', async () => {
    put('a');
    postInquiry.mockResolvedValue(undefined);
    await loadPage();
    expect([alert().is, hasPending(), postInquiry.mock.calls.length]).toEqual([false, true, 1]);
    postInquiry.mockResolvedValue({ status: 201, id: 'aaaaaaaa-0000-4000-8000-000000000000', errors: [] });
    dispatchEvent(new Event('online'));
    await expectAlert({ message: en.message.success });
    await vi.waitFor(() => expect(hasPending()).toBe(false));
  });
  it('tries again when the visitor looks and its time has come, once: where there is no background sync, nobody else does', async () => {
    put('a');
    postInquiry.mockResolvedValueOnce(undefined);
    await loadPage();
    setVisibility('visible');
    await settle();
    expect(postInquiry).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 15_000, toFake: ['Date'] });
    setVisibility('visible');
    await expectAlert({ message: en.message.success });
    setVisibility('visible');
    await settle();
    vi.useRealTimers();
    expect([postInquiry.mock.calls.length, outbox.size]).toEqual([2, 0]);
  });
  it('tells of what another page or the worker has sent, as soon as the visitor looks', async () => {
    await loadPage();
    setVisibility('hidden');
    const other = new BroadcastChannel('site-outbox');
    other.postMessage({ sent: [{ kind: 'sent', id: '3f2a9c01-0000-4000-8000-000000000001' }] });
    await settle();
    expect(alert().is).toBe(false);
    setVisibility('visible');
    await expectAlert({ message: en.message.success, detail: 'Reference number: 3F2A-9C01' });
    other.close();
  });
  it('reports what came back once, and leads to the contact page', async () => {
    put('a', { writtenAt: Date.now() - MAX_WAIT_MS - 1 });
    postInquiry.mockResolvedValue(undefined);
    await loadPage();
    await expectAlert({ message: en.waiting.returned, type: 'btn-choice', link: '/en/contactUs' });
    expect(outbox.get('a')).toMatchObject({ state: 'returned', reason: 'expired', isReported: true });
    await loadPage();
    expect(alert().is).toBe(false);
  });
  it('reviews the next change after a full storage has refused a write', async () => {
    put('a', { state: 'returned', reason: 'expired' });
    saveInquiry.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await loadPage();
    expect(alert().is).toBe(false);
    const { publishOutboxChange } = await import('#src/shared/isomorphic/outbox-channel.ts');
    publishOutboxChange();
    await expectAlert({ message: en.waiting.returned });
    expect(outbox.get('a')).toMatchObject({ isReported: true });
  });
  it('has no need of a link on the contact page itself', async () => {
    history.replaceState(null, '', '/en/contactUs');
    put('a', { state: 'returned', reason: 'expired' });
    await loadPage();
    await expectAlert({ message: en.waiting.returned, type: 'btn-confirm' });
    expect(alert().link).toBeUndefined();
  });
});
