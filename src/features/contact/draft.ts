import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Inquiry } from '#core/contact/inquiry.ts';
import { createUuid } from '#src/shared/dom/create-uuid.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';
import { type FormValues, getDraftValues } from './form-values.ts';

const CACHE_NAME = 'draft';
const LIFETIME = 7 * DAY;
/** The tab's own copy, which no other tab sees: it survives a reload. */
const TAB_NAME = 'site:draft';
/** Drafts of other tabs that are kept beside one's own. */
const MOST_OTHERS = 4;

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

/** The draft of this tab, as it was stored last: those of other tabs are neither replaced nor deleted. */
let own: string | undefined;

const isOwn = (draft: Draft) => JSON.stringify(draft) === own;

/** The draft of this tab; in a new tab, the newest one. */
export function readDraft(): Draft {
  const draft = readTabDraft() ?? readDrafts()[0];
  own = draft && JSON.stringify(draft);
  return draft ?? { values: {} };
}

/** Those of all tabs, the newest first. */
function readDrafts(): Draft[] {
  return [readCache<Draft | Draft[]>(CACHE_NAME) ?? []].flat().filter(isDraft);
}

function readTabDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(TAB_NAME) ?? 'null');
    return isDraft(draft) ? draft : undefined;
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
  const stored = { ...draft, savedAt: Date.now() };
  const others = readDrafts().filter((other) => !isOwn(other));
  own = JSON.stringify(stored);
  try {
    sessionStorage.setItem(TAB_NAME, own);
  } catch {
    // Storage is refused: what follows says so.
  }
  writeCache(CACHE_NAME, [stored, ...others.slice(0, MOST_OTHERS)], LIFETIME);
  return readDrafts().some(isOwn);
}

/** Stores this tab's draft once more where somebody else has removed it. */
function keepDraft(): void {
  if (own !== undefined && !readDrafts().some(isOwn)) storeDraft(JSON.parse(own) as Draft);
}

/** Deletes this tab's draft. */
export function deleteDraft(): void {
  const others = readDrafts().filter((other) => !isOwn(other));
  own = undefined;
  try {
    sessionStorage.removeItem(TAB_NAME);
  } catch {
    // There is none.
  }
  if (others.length > 0) writeCache(CACHE_NAME, others, LIFETIME);
  else removeFromCache(CACHE_NAME);
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
    // Site data may have been deleted under the page.
    if (!unsaved.current) return keepDraft();
    const values = getDraftValues(unsaved.current);
    unsaved.current = undefined;
    if (Object.keys(values).length > 0) return setState(storeDraft({ ...details.current, values }) ? 'stored' : 'unstorable');
    deleteDraft();
    setState('none');
  }, []);

  useEffect(() => {
    const keep = ({ key }: StorageEvent) => (key === null || key === TAB_NAME) && keepDraft();
    addEventListener('storage', keep);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      removeEventListener('storage', keep);
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
