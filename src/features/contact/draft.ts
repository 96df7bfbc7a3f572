import type { Inquiry } from '#core/contact/inquiry.ts';
import { DAY, dropCache, readCache, writeCache } from '#src/state/local-cache.ts';
import type { Entries } from './entries.ts';

const NAME = 'draft';
const LIFETIME = 7 * DAY;

/** What is being written, for both languages: it outlives a reload and the language switch. */
export interface Draft {
  entries: Entries;
  /** The inquiry that was submitted last, as text, with its key: submitted again unchanged it is the same one. */
  submitted?: { key: string; text: string };
  /** The category that an address asked for and the form has taken over, so that a reload does not do it again. */
  asked?: string;
}

export function readDraft(): Draft {
  const draft = readCache<Draft>(NAME);
  return draft && typeof draft.entries === 'object' && draft.entries !== null ? draft : { entries: {} };
}

/** False when it could not be kept: leaving the page would lose it. */
export function keepDraft(draft: Draft): boolean {
  writeCache(NAME, draft, LIFETIME);
  return JSON.stringify(readCache(NAME)) === JSON.stringify(draft);
}

export function dropDraft(): void {
  dropCache(NAME);
}

/** The Idempotency-Key of an inquiry: made at its first submit, the same until its words change. */
export function keyFor(inquiry: Inquiry, { submitted }: Pick<Draft, 'submitted'>): { key: string; text: string } {
  const text = JSON.stringify(inquiry);
  return submitted?.text === text ? submitted : { key: newKey(), text };
}

/** A random UUID; where the connection is not secure the browser makes none by itself. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
