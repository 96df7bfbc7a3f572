import type { Inquiry } from '#core/contact/inquiry.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';
import type { FormValues } from './form-values.ts';

const CACHE_NAME = 'draft';
const LIFETIME = 7 * DAY;

/** What is being written, for both languages: it survives a reload and the language switch. */
export interface Draft {
  values: FormValues;
  /** The inquiry that was submitted last, as text, with its key: submitted again unchanged it is the same one. */
  submitted?: { key: string; text: string } | undefined;
  /** The category of the address that the form has taken over, so that a reload does not do it again. */
  preselected?: string;
}

export function readDraft(): Draft {
  const draft = readCache<Draft>(CACHE_NAME);
  return draft && typeof draft.values === 'object' && draft.values !== null ? draft : { values: {} };
}

/** False when it could not be stored: leaving the page would lose it. */
export function storeDraft(draft: Draft): boolean {
  writeCache(CACHE_NAME, draft, LIFETIME);
  return JSON.stringify(readCache(CACHE_NAME)) === JSON.stringify(draft);
}

export function deleteDraft(): void {
  removeFromCache(CACHE_NAME);
}

/** The Idempotency-Key of an inquiry: made at its first submit, the same until its text changes. */
export function getInquiryKey(inquiry: Inquiry, { submitted }: Pick<Draft, 'submitted'>): { key: string; text: string } {
  const text = JSON.stringify(inquiry);
  return submitted?.text === text ? submitted : { key: createUuid(), text };
}

/** Browsers have `randomUUID` on secure connections only. */
function createUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
