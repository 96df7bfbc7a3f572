import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { readEntries, writeEntries } from './entries.ts';
import { guardLeaving } from './guard-leaving.ts';

/** Kept so long after the last key, in milliseconds. */
const PAUSE = 400;

export interface DraftKeeper {
  /** The draft but for its entries, which stand in the form. */
  now(): Omit<Draft, 'entries'>;
  /** Remembers more about the draft, with what is written next. */
  note(more: Partial<Draft>): void;
  /** Keeps the form as it stands, with more about it. */
  keep(more: Partial<Draft>): void;
  forget(): void;
  end(): void;
}

/** Brings the draft back into empty fields and keeps what is written from then on, through reload and language switch. */
export function tendDraft(form: HTMLFormElement, leaveMessage: string): DraftKeeper {
  const hint = form.querySelector<HTMLElement>('[data-form-kept]');
  const setGuard = guardLeaving(leaveMessage);
  let { entries, ...about } = readDraft();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;

  const show = (isKept: boolean) => {
    if (hint) hint.hidden = !isKept;
  };
  const note = (more: Partial<Draft>) => {
    about = { ...about, ...more };
  };
  const save = () => {
    clearTimeout(timer);
    if (!isDirty) return;
    isDirty = false;
    const written = readEntries(form);
    const isEmpty = Object.keys(written).length === 0;
    if (isEmpty) dropDraft();
    const isKept = !isEmpty && keepDraft({ ...about, entries: written });
    setGuard(!isEmpty && !isKept);
    show(isKept);
  };
  const onInput = () => {
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  };

  writeEntries(form, entries, false);
  show(Object.keys(entries).length > 0);
  form.addEventListener('input', onInput);
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return {
    now: () => about,
    note,
    keep(more) {
      note(more);
      isDirty = true;
      save();
    },
    forget() {
      clearTimeout(timer);
      isDirty = false;
      about = {};
      dropDraft();
      setGuard(false);
      show(false);
    },
    end() {
      save();
      setGuard(false);
      form.removeEventListener('input', onInput);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    },
  };
}
