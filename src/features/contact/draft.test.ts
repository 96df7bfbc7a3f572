import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInquiry } from '#core/contact/inquiry.ts';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { getInquiryKey, readDraft, restoreDocumentForm, storeDraft, watchDocumentForm } from './draft.ts';
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

const DRAFT = { values: { name: '김하늘' }, preselected: 'media' };

describe('the draft', () => {
  it('is gone seven days after the last key', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    storeDraft(DRAFT);
    vi.setSystemTime(7 * 86_400_000 - 1);
    expect(readDraft()).toEqual(DRAFT);
    vi.setSystemTime(7 * 86_400_000);
    expect([readDraft(), sessionStorage.length]).toEqual([{ values: {} }, 0]);
    vi.useRealTimers();
  });
  it.each([
    '',
    'not json',
    ...['null', '7', '{"values":null}', '{"values":{"name":7}}'].map((value) => `{"value":${value},"expire":9e15}`),
  ])('stored as %j it is none', (stored) => {
    sessionStorage.setItem('site:draft', stored);
    expect(readDraft()).toEqual({ values: {} });
  });
});

describe('before the app takes the form over', () => {
  const FORM = `
    <form data-contact-form>
      <input type="hidden" name="locale" value="en">
      <select name="category"><option value=""></option><option value="adc"></option></select>
      <input name="name"><textarea name="message"></textarea>
      <input name="website" tabindex="-1">
      <input type="checkbox" name="privacyAgreement" value="true">
    </form>
    <input name="q">`;
  const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
  const write = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const values = () => ['category', 'name', 'message', 'website'].map((name) => field(name).value);
  beforeAll(watchDocumentForm);
  beforeEach(() => {
    document.body.innerHTML = FORM;
  });
  afterEach(() => {
    delete rootMarks().app;
  });

  it('its text is stored with each key, without consents and what only machines see, and put back', () => {
    field('privacyAgreement').checked = true;
    write('website', 'https://spam.example');
    write('category', 'adc');
    write('name', 'K');
    write('name', 'Kim');
    expect(readDraft()).toEqual({ values: { category: 'adc', name: 'Kim' } });
    document.body.innerHTML = FORM;
    restoreDocumentForm();
    expect([values(), field('privacyAgreement').checked]).toEqual([['adc', 'Kim', '', ''], false]);
  });
  it('what is stored beside it stays, and what stands in a field', () => {
    storeDraft(DRAFT);
    field('name').value = 'Written since';
    restoreDocumentForm();
    expect(field('name').value).toBe('Written since');
    write('message', 'Hello');
    expect(readDraft()).toEqual({ ...DRAFT, values: { name: 'Written since', message: 'Hello' } });
  });
  it('what was written before a reload stays, where something is written before the document has come to its end', () => {
    storeDraft({ values: { name: 'Kim', message: 'Hello' } });
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    write('name', 'Park');
    expect(readDraft()).toEqual({ values: { name: 'Park', message: 'Hello' } });
    loading.mockRestore();
    restoreDocumentForm();
    write('message', '');
    expect([values(), readDraft()]).toEqual([['', 'Park', '', ''], { values: { name: 'Park' } }]);
  });
  it('no other field is looked at, nor the form once the app has it', () => {
    write('q', 'adc');
    rootMarks().app = 'ready';
    write('name', 'Kim');
    expect(sessionStorage).toHaveLength(0);
    document.body.innerHTML = '';
    expect(restoreDocumentForm).not.toThrow();
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
