import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Inquiry } from '#core/contact/inquiry.ts';
import { createUuid } from '#src/shared/dom/create-uuid.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';
import { type FormValues, getDraftValues } from './form-values.ts';

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

/** The draft is stored so long after the last key, in milliseconds. */
const SAVE_DELAY_MS = 400;

/** `none`: there is nothing to lose. `unstorable`: the browser refuses, so that leaving the page would lose what is written. */
export type DraftState = 'none' | 'stored' | 'unstorable';
/** What is stored with the values. */
type DraftDetails = Omit<Draft, 'values'>;

/** Stores what is being written, and what is stored with it, on this device. */
export function useDraft() {
  const [state, setState] = useState<DraftState>('none');
  const details = useRef<DraftDetails>({});
  const unsaved = useRef<FormValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    const values = getDraftValues(unsaved.current);
    unsaved.current = undefined;
    if (Object.keys(values).length > 0) return setState(storeDraft({ ...details.current, values }) ? 'stored' : 'unstorable');
    deleteDraft();
    setState('none');
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
        const { values, ...stored } = readDraft();
        details.current = { ...stored, ...details.current };
        if (Object.keys(values).length > 0) setState('stored');
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
        setState('none');
      },
    }),
    [flush],
  );
  return { state, ...actions };
}
