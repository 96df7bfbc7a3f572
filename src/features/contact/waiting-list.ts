import type { Locale } from '#core/site/locales.ts';
import { dropInquiry, findInquiry, listInquiries, type StoredInquiry } from '#src/lib/any/outbox.ts';
import { alone, sendOutbox, tellOutbox } from '#src/lib/any/send-outbox.ts';
import type { Store } from '#src/state/store.ts';
import { ask, makeButton } from './ask.ts';
import s from './contact-form.module.css';
import type { ContactWords } from './contact-words.ts';
import { awaited, onOutboxNews } from './send-waiting.ts';
import { tell } from './tell.ts';

interface Surroundings {
  store: Store;
  words: ContactWords;
  locale: Locale;
  /** Puts an inquiry back into the form; false when the visitor would rather keep what is there. */
  edit(inquiry: StoredInquiry): Promise<boolean>;
  /** Says something politely. */
  say(text: string): void;
}

/** Shows what waits on this device, each with what can be done about it (design 7). */
export function tendWaitingList(root: HTMLElement | null, { store, words, locale, edit, say }: Surroundings): () => void {
  if (!root) return () => undefined;
  const { waiting } = words;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const sending = new Set<string>();

  const draw = async () => {
    const all = (await listInquiries()).filter(({ key }) => !awaited.has(key));
    const focused = root.contains(document.activeElement);
    root.hidden = all.length === 0;
    root.replaceChildren(...(all.length > 0 ? [make('h2', waiting.heading, s.title), make('p', waiting.lead, s.note), list(all)] : []));
    // The button that was pressed is gone.
    if (focused) focusOn(all.length > 0 ? root.querySelector('h2') : document.getElementById('inquiry-heading'));
  };
  const list = (all: readonly StoredInquiry[]) => {
    const items = make('ul', '', s.waiting);
    items.append(...all.map(item));
    return items;
  };
  const item = (inquiry: StoredInquiry) => {
    const { key, inquiry: written, writtenAt } = inquiry;
    const state = sending.has(key) ? 'sending' : (inquiry.reason ?? 'waiting');
    const element = make('li');
    const buttons = make('p', '', s.buttons);
    const add = (label: string, run: () => Promise<void>) => {
      const button = makeButton(label, 'ghost', () => void run());
      button.setAttribute('aria-label', `${label}: ${written.subject}`);
      buttons.append(button);
    };
    add(waiting.edit, () => takeBack(key));
    add(waiting.delete, () => remove(key));
    // What was refused would be refused again.
    if (state !== 'refused') add(waiting.send, () => send(key));
    if (state === 'sending') for (const button of buttons.querySelectorAll('button')) button.disabled = true;
    const when = waiting.writtenAt.replace('{when}', () => time.format(writtenAt));
    element.append(make('h3', written.subject, s.title), make('p', `${when} · ${waiting.state[state]}`, s.note), buttons);
    return element;
  };

  const takeBack = async (key: string) => {
    // Not while it is being sent.
    const isDone = await alone(key, async () => {
      const inquiry = await findInquiry(key);
      if (!inquiry || !(await edit(inquiry))) return false;
      await dropInquiry(key);
      return true;
    });
    if (!isDone) return;
    tellOutbox({ sent: [] });
    say(waiting.editing);
  };
  const remove = async (key: string) => {
    if (!(await ask({ question: waiting.deleteQuestion, yes: waiting.delete, no: waiting.deleteNo }))) return;
    if ((await alone(key, async () => dropInquiry(key).then(() => true))) === undefined) return;
    tellOutbox({ sent: [] });
    say(waiting.deleted);
  };
  const send = async (key: string) => {
    sending.add(key);
    await draw();
    const [delivery] = await sendOutbox({ only: key });
    sending.delete(key);
    await draw();
    if (delivery?.verdict.kind === 'later') await tell(store, waiting.stillWaiting);
  };

  void draw();
  const stop = onOutboxNews(() => void draw());
  return () => {
    stop();
    root.replaceChildren();
    root.hidden = true;
  };
}

function make(tag: string, text = '', className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}
