import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInquiry } from '#core/contact/inquiry.ts';
import { deleteDraft, getInquiryKey, readDraft, storeDraft } from './draft.ts';
import { WRITTEN } from './inquiry.fixture.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const inquiryWith = (change: object) => {
  const { inquiry } = readInquiry({ ...WRITTEN, locale: 'en', privacyAgreement: true, ...change });
  if (!inquiry) throw new Error('not an inquiry');
  return inquiry;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft', () => {
  it('is stored for seven days', () => {
    vi.useFakeTimers();
    const draft = { values: { name: '김하늘' }, preselected: 'media' };
    expect(storeDraft(draft)).toBe(true);
    vi.setSystemTime(Date.now() + 7 * 86_400_000 - 1000);
    expect(readDraft()).toMatchObject(draft);
    vi.setSystemTime(Date.now() + 2000);
    expect(readDraft()).toEqual({ values: {} });
    vi.useRealTimers();
  });
  it.each(['', 'not json', '{"value":7,"expire":9e15}', '{"value":{"values":null},"expire":9e15}'])('stored as %j it is none', (stored) => {
    localStorage.setItem('site:draft', stored);
    expect(readDraft()).toEqual({ values: {} });
  });
  it('says when it could not be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storeDraft({ values: { name: 'Jordan' } })).toBe(false);
  });
  it('can be deleted', () => {
    storeDraft({ values: { name: 'Jordan' } });
    deleteDraft();
    expect(readDraft()).toEqual({ values: {} });
  });
});

describe('the drafts of two tabs', () => {
  /** A tab has its own module and its own session; the local storage is common to all. */
  async function openTab() {
    const session = new Map<string, string>();
    const sessionStorage = {
      getItem: (name: string) => session.get(name) ?? null,
      setItem: (name: string, value: string) => session.set(name, value),
      removeItem: (name: string) => session.delete(name),
    };
    const load = async () => {
      vi.resetModules();
      return import('./draft.ts');
    };
    let subject = await load();
    const within = <T>(act: (module: typeof subject) => T) => {
      vi.stubGlobal('sessionStorage', sessionStorage);
      const result = act(subject);
      vi.unstubAllGlobals();
      return result;
    };
    return {
      write: (name: string) => within((module) => module.storeDraft({ values: { name } })),
      read: () => within((module) => module.readDraft().values.name),
      send: () => within((module) => module.deleteDraft()),
      async reload() {
        subject = await load();
        return this.read();
      },
    };
  }

  it('are kept apart: what one sends or writes leaves the other as it is, after a reload too', async () => {
    const a = await openTab();
    a.write('A');
    const b = await openTab();
    expect(b.read()).toBe('A');
    b.write('B');
    b.write('B2');
    expect(await a.reload()).toBe('A');
    b.send();
    expect([await a.reload(), await b.reload()]).toEqual(['A', undefined]);
    a.write('A2');
    a.send();
    expect([await a.reload(), localStorage.getItem('site:draft')]).toEqual([undefined, null]);
  });
  it('are both offered later, the newest first, though both tabs were closed', async () => {
    const [a, b] = [await openTab(), await openTab()];
    a.write('A');
    b.write('B');
    const c = await openTab();
    expect(c.read()).toBe('B');
    c.send();
    expect((await openTab()).read()).toBe('A');
  });
  it('are not more than five, none older than seven days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const name of ['old', 'A', 'B', 'C', 'D', 'E']) (await openTab()).write(name);
    const stored = () => (JSON.parse(localStorage.getItem('site:draft') ?? '') as { value: { values: { name: string } }[] }).value;
    expect(stored().map(({ values }) => values.name)).toEqual(['E', 'D', 'C', 'B', 'A']);
    vi.setSystemTime(Date.now() + 6 * 86_400_000);
    (await openTab()).write('F');
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    (await openTab()).write('G');
    expect(stored().map(({ values }) => values.name)).toEqual(['G', 'F']);
    vi.useRealTimers();
  });
});

describe('the key of an inquiry', () => {
  it('stays while its words stay, and changes with them', () => {
    const first = getInquiryKey(inquiryWith({}), {});
    expect(first.key).toMatch(UUID);
    expect(getInquiryKey(inquiryWith({}), { submitted: first })).toEqual(first);
    expect(getInquiryKey(inquiryWith({ subject: ' Capacity ' }), { submitted: first })).toEqual(first);
    for (const change of [{ subject: 'Capacities' }, { marketingAgreement: true }, { phone: '+1 315 555 0142' }, { locale: 'ko' }])
      expect(getInquiryKey(inquiryWith(change), { submitted: first }).key, JSON.stringify(change)).not.toBe(first.key);
  });
});
