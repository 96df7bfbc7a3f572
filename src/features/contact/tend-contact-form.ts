import { CATEGORIES, HONEYPOT, type InquiryFault, readInquiry } from '#core/contact/inquiry.ts';
import type { Locale } from '#core/site/locales.ts';
import type { StoredInquiry } from '#src/lib/any/outbox.ts';
import { tellOutbox } from '#src/lib/any/send-outbox.ts';
import { countCharacters } from '#src/lib/web/count-characters.ts';
import type { Store } from '#src/state/store.ts';
import { ask } from './ask.ts';
import { loadContactWords } from './contact-words.ts';
import { keyFor } from './draft.ts';
import { controlOf, emptyForm, readEntries, readForm, writeEntries } from './entries.ts';
import { type Outcome, sendForm } from './send-form.ts';
import { awaited, onOutboxNews, startSending } from './send-waiting.ts';
import { tell } from './tell.ts';
import { tendDraft } from './tend-draft.ts';
import { fieldOf, tendFaults } from './tend-faults.ts';
import { tendWaitingList } from './waiting-list.ts';

/** How long a word about what was done stays, in milliseconds. */
const SAID = 5000;

/**
 * What JavaScript adds to the contact form (design 7): the spec's alerts with faults beside their fields, the count, the
 * draft, the outbox. It works on the document, since the page stands still.
 */
export async function tendContactForm(form: HTMLFormElement, store: Store): Promise<() => void> {
  const locale = controlOf(form, 'locale')?.value as Locale;
  const words = await loadContactWords(locale);
  const { message, clear, waiting } = words;
  const status = form.querySelector('[data-form-status]');
  const faults = tendFaults(form, words);
  const draft = tendDraft(form, message.leave);
  const counter = countCharacters(form.querySelector('[data-counted]'));
  preselect();

  const say = (text: string) => {
    if (!status) return;
    status.textContent = text;
    // Said, and gone again; sending says itself when it is over.
    if (text !== message.sending) setTimeout(() => status.textContent === text && say(''), SAID);
  };
  const isWritten = () => Object.keys(readEntries(form)).length > 0;
  const empty = () => {
    emptyForm(form);
    draft.forget();
    faults.show([]);
    counter?.recount();
  };

  /** The address may name a category; what it says once, the visitor may change. */
  function preselect() {
    const asked = new URLSearchParams(location.search).get('category') ?? '';
    const control = controlOf(form, 'category');
    if (!control || !(CATEGORIES as readonly string[]).includes(asked) || draft.now().asked === asked) return;
    control.value = asked;
    draft.note({ asked });
  }

  let isSending = false;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { inquiry, faults: found } = readInquiry(readForm(form));
    if (!inquiry) return refuse(found);
    faults.show([]);
    setSending(true);
    const submitted = keyFor(inquiry, draft.now());
    draft.keep({ submitted });
    const url = form.action;
    const outcome = await sendForm({
      url,
      key: submitted.key,
      inquiry,
      writtenAt: Date.now(),
      attempts: 0,
      notBefore: 0,
      state: 'waiting',
    });
    setSending(false);
    await conclude(outcome);
  };
  const setSending = (value: boolean) => {
    isSending = value;
    form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', String(value));
    say(value ? message.sending : '');
  };
  const conclude = async (outcome: Outcome) => {
    if (outcome.kind === 'refused') {
      // Mended, it is another inquiry.
      draft.keep({ submitted: undefined });
      return refuse(outcome.faults);
    }
    if (outcome.kind === 'kept') return tell(store, navigator.onLine ? message.error.server : message.error.offline);
    // A reload while the alert stands must not bring it back.
    draft.forget();
    tellOutbox({ sent: [] });
    if (outcome.kind === 'sent') await tell(store, message.success);
    else await tell(store, navigator.onLine ? waiting.savedLater : waiting.savedOffline);
    empty();
  };
  /** The spec's alerts in the spec's order, then the focus on the first field at fault. */
  const refuse = async (found: readonly InquiryFault[]) => {
    faults.show(found);
    const missing = found.filter(({ code }) => code === 'required').map(fieldOf);
    if (missing.some((field) => field && field !== 'privacyAgreement')) await tell(store, message.error.required);
    else if (missing.includes('privacyAgreement')) await tell(store, message.error.privacy);
    else if (!found.some(fieldOf)) {
      // Something filled in the field that nobody sees: the next try goes without.
      const trap = controlOf(form, HONEYPOT);
      if (trap) trap.value = '';
      await tell(store, message.error.server);
    }
    faults.focusFirst();
  };
  const reset = async (event: Event) => {
    event.preventDefault();
    if (!isWritten() || (await ask(clear))) empty();
  };
  const edit = async ({ key, inquiry }: StoredInquiry) => {
    const { replaceQuestion: question, replaceYes: yes, replaceNo: no } = waiting;
    if (isWritten() && !(await ask({ question, yes, no }))) return false;
    empty();
    writeEntries(form, inquiry, true);
    draft.keep({ submitted: { key, text: JSON.stringify(inquiry) } });
    counter?.recount();
    controlOf(form, 'category')?.focus();
    return true;
  };

  const root = form.parentElement?.querySelector<HTMLElement>('[data-waiting-list]') ?? null;
  const endList = tendWaitingList(root, { store, words, locale, edit, say });
  // Sent after a reload, or by another page: what is in the form has arrived.
  const endNews = onOutboxNews(({ sent }) => {
    const { submitted } = draft.now();
    if (submitted && sent.includes(submitted.key) && !awaited.has(submitted.key)) empty();
  });
  startSending(store);
  form.addEventListener('submit', submit);
  form.addEventListener('reset', reset);
  // For tests and for anyone who wonders: the form answers to this module.
  form.dataset.live = '';
  return () => {
    delete form.dataset.live;
    form.removeEventListener('submit', submit);
    form.removeEventListener('reset', reset);
    for (const part of [faults, draft, counter]) part?.end();
    endList();
    endNews();
  };
}
