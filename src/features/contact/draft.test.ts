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

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the draft', () => {
  it('is stored for seven days', () => {
    vi.useFakeTimers();
    const draft = { values: { name: '김하늘' }, preselected: 'media' };
    expect(storeDraft(draft)).toBe(true);
    vi.setSystemTime(Date.now() + 7 * 86_400_000 - 1000);
    expect(readDraft()).toEqual(draft);
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

describe('the key of an inquiry', () => {
  it('stays while its words stay, and changes with them', () => {
    const first = getInquiryKey(inquiryWith({}), {});
    expect(first.key).toMatch(UUID);
    expect(getInquiryKey(inquiryWith({}), { submitted: first })).toEqual(first);
    expect(getInquiryKey(inquiryWith({ subject: ' Capacity ' }), { submitted: first })).toEqual(first);
    for (const change of [{ subject: 'Capacities' }, { marketingAgreement: true }, { phone: '+1 315 555 0142' }, { locale: 'ko' }])
      expect(getInquiryKey(inquiryWith(change), { submitted: first }).key, JSON.stringify(change)).not.toBe(first.key);
  });
  it('is a random UUID also where the browser makes none', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 50 }, () => getInquiryKey(inquiryWith({}), {}).key);
    for (const key of keys) expect(key).toMatch(UUID);
    expect(new Set(keys).size).toBe(50);
  });
});
