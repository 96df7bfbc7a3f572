import { createHash } from 'node:crypto';
import type { Inquiry } from '../../core/contact/inquiry.ts';

/** SHA-256 of an inquiry's fields in a fixed order, so that equal inquiries have equal digests, however they were sent. */
export function createDigest(inquiry: Inquiry): string {
  const { locale, category, name, company, jobTitle, country, phone, email, subject, message, marketingAgreement } = inquiry;
  const fields = [locale, category, name, company, jobTitle ?? '', country, phone ?? '', email, subject, message, marketingAgreement];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
