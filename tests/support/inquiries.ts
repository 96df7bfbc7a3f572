import type { Inquiry } from '../../core/contact/inquiry.ts';

/** A whole inquiry as a page sends it. No name, address or word in it occurs anywhere else. */
export const INQUIRY: Inquiry = {
  locale: 'ko',
  category: 'adc',
  name: '김하늘',
  company: 'Example Therapeutics',
  jobTitle: '연구원',
  country: 'KR',
  phone: '+82 32 555 0142',
  email: 'haneul@example.org',
  subject: '접합 공정 문의',
  message: '접합 공정에 관해\n문의드립니다. 😀',
  privacyAgreement: true,
  marketingAgreement: false,
};

/** The same as a browser sends it without JavaScript. An undefined field is left out, as a box that is not ticked. */
export function formOf(change: Readonly<Record<string, string | undefined>> = {}): string {
  const { privacyAgreement: _, marketingAgreement: __, ...fields } = INQUIRY;
  const entries = { ...fields, privacyAgreement: 'on', website: '', ...change };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined) form.set(name, value.replace(/\r?\n/g, '\r\n'));
  }
  return form.toString();
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Sends it to a server as the app does. */
export const postInquiry = (url: string, change: Partial<Inquiry> = {}, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/v1/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...INQUIRY, ...change }),
  });
