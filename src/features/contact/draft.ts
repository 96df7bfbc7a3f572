import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Inquiry } from '#core/contact/inquiry.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';
import { type FormValues, getDraftValues } from './form-values.ts';

const CACHE_NAME = 'draft';
const LIFETIME = 7 * DAY;
/** The tab's own copy, which no other tab sees: it survives a reload. */
const TAB_NAME = 'site:draft';

/** What is being written, for both languages: it survives a reload and the language switch. */
export interface Draft {
  values: FormValues;
  /** The inquiry that was submitted last, as text, with its key: submitted again unchanged it is the same one. */
  submitted?: { key: string; text: string } | undefined;
  /** The category of the address that the form has taken over, so that a reload does not do it again. */
  preselected?: string;
  /** When it was stored, in milliseconds since the epoch. */
  savedAt?: number;
}

/** The draft of this tab, as it was stored last. */
let own: Draft | undefined;

/** The draft of this tab; in a new tab, the newest one of all. */
export function readDraft(): Draft {
  own = [readTabDraft(), readCache(CACHE_NAME)].find(isDraft);
  return own ?? { values: {} };
}

function readTabDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(TAB_NAME) ?? 'null');
  } catch {
    return undefined;
  }
}

function isDraft(draft: unknown): draft is Draft {
  const { values, savedAt = Date.now() } = (draft ?? {}) as Partial<Draft>;
  return typeof values === 'object' && values !== null && Date.now() - savedAt < LIFETIME;
}

/** False when it could not be stored: leaving the page would lose it. */
export function storeDraft(draft: Draft): boolean {
  own = { ...draft, savedAt: Date.now() };
  writeCache(CACHE_NAME, own, LIFETIME);
  return storeTabDraft();
}

function storeTabDraft(): boolean {
  try {
    if (own) sessionStorage.setItem(TAB_NAME, JSON.stringify(own));
    return true;
  } catch {
    return false;
  }
}

/** Deletes this tab's draft. What another tab has written since stays. */
export function deleteDraft(): void {
  if (own && readCache<Draft>(CACHE_NAME)?.savedAt === own.savedAt) removeFromCache(CACHE_NAME);
  own = undefined;
  try {
    sessionStorage.removeItem(TAB_NAME);
  } catch {
    // There is none.
  }
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

/** The draft is stored so long after the last key, in milliseconds. */
const SAVE_DELAY_MS = 400;

/** What is stored with the values. */
type DraftDetails = Omit<Draft, 'values'>;

/** Stores what is being written, and what is stored with it, on this device. */
export function useDraft() {
  const [isStored, setStored] = useState(false);
  const details = useRef<DraftDetails>({});
  const unsaved = useRef<FormValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    // Site data may have been deleted under the page.
    if (!unsaved.current) return void storeTabDraft();
    const values = getDraftValues(unsaved.current);
    unsaved.current = undefined;
    const hasValues = Object.keys(values).length > 0;
    if (!hasValues) deleteDraft();
    setStored(hasValues && storeDraft({ ...details.current, values }));
  }, []);

  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);

  const actions = useMemo(
    () => ({
      /** Reads the stored draft; what is stored with it counts from now on. */
      restore(): FormValues {
        const { values, savedAt: _, ...stored } = readDraft();
        details.current = { ...stored, ...details.current };
        setStored(Object.keys(values).length > 0);
        return values;
      },
      getDetails: (): DraftDetails => details.current,
      /** Adds details, which are stored with the next values. */
      setDetails(more: DraftDetails): void {
        details.current = { ...details.current, ...more };
      },
      /** Stores the values when the visitor pauses, or leaves. */
      change(values: FormValues): void {
        unsaved.current = values;
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, SAVE_DELAY_MS);
      },
      /** Stores the values now. */
      save(values: FormValues): void {
        unsaved.current = values;
        flush();
      },
      clear(): void {
        unsaved.current = undefined;
        clearTimeout(timer.current);
        details.current = {};
        deleteDraft();
        setStored(false);
      },
    }),
    [flush],
  );
  return { isStored, ...actions };
}
