// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInquiry } from '#core/contact/inquiry.ts';
import { dropDraft, keepDraft, keyFor, readDraft } from './draft.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const inquiryWith = (change: object) => {
  const whole = {
    locale: 'en',
    category: 'adc',
    name: 'Jordan',
    company: 'Example',
    country: 'US',
    email: 'j@example.org',
    subject: 'Capacity',
  };
  const { inquiry } = readInquiry({ ...whole, message: 'When could we start?', privacyAgreement: true, ...change });
  if (!inquiry) throw new Error('not an inquiry');
  return inquiry;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the draft', () => {
  it('is kept for seven days', () => {
    vi.useFakeTimers();
    const draft = { entries: { name: '김하늘' }, asked: 'media' };
    expect(keepDraft(draft)).toBe(true);
    vi.setSystemTime(Date.now() + 7 * 86_400_000 - 1000);
    expect(readDraft()).toEqual(draft);
    vi.setSystemTime(Date.now() + 2000);
    expect(readDraft()).toEqual({ entries: {} });
    vi.useRealTimers();
  });
  it.each(['', 'not json', '{"value":7,"expire":9e15}', '{"value":{"entries":null},"expire":9e15}'])(
    'stored as %j it is none',
    (stored) => {
      localStorage.setItem('site:draft', stored);
      expect(readDraft()).toEqual({ entries: {} });
    },
  );
  it('says when it could not be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepDraft({ entries: { name: 'Jordan' } })).toBe(false);
  });
  it('can be forgotten', () => {
    keepDraft({ entries: { name: 'Jordan' } });
    dropDraft();
    expect(readDraft()).toEqual({ entries: {} });
  });
});

describe('the key of an inquiry', () => {
  it('stays while its words stay, and changes with them', () => {
    const first = keyFor(inquiryWith({}), {});
    expect(first.key).toMatch(UUID);
    expect(keyFor(inquiryWith({}), { submitted: first })).toEqual(first);
    expect(keyFor(inquiryWith({ subject: ' Capacity ' }), { submitted: first })).toEqual(first);
    for (const change of [{ subject: 'Capacities' }, { marketingAgreement: true }, { phone: '+1 315 555 0142' }, { locale: 'ko' }])
      expect(keyFor(inquiryWith(change), { submitted: first }).key, JSON.stringify(change)).not.toBe(first.key);
  });
  it('is a random UUID also where the browser makes none', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 50 }, () => keyFor(inquiryWith({}), {}).key);
    for (const key of keys) expect(key).toMatch(UUID);
    expect(new Set(keys).size).toBe(50);
  });
});
