import type { TFunction } from 'i18next';
import type { SentOutcome } from '#core/contact/outbox.ts';
import { formatReference } from '#core/contact/reference.ts';
import { hrefFor } from '#core/site/urls.ts';
import { onOutboxChange } from '#src/shared/isomorphic/outbox-channel.ts';
import { listInquiries, type StoredInquiry, saveInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import { OUTBOX_SYNC, sendOutbox } from '#src/shared/isomorphic/send-outbox.ts';
import { showAlert } from '#src/state/show-alert.ts';
import type { AppDispatch, RootState, Store, ThunkExtra } from '#src/state/store.ts';
import { clearPending, markPending } from './pending-flag.ts';

const MIN_DELAY_MS = 5000;

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the outbox while a page is open: now, when the network is back, when the visitor returns to the page, and when the time of an
 * inquiry has come. It reports the outcome unless the form does. Later calls do nothing.
 */
export function startOutboxSync({ dispatch }: Pick<Store, 'dispatch'>): void {
  if (isStarted) return;
  isStarted = true;
  const send = async (isBack: boolean) => {
    const deliveries = await sendOutbox({ isBack });
    const sent = deliveries.flatMap(({ outcome }) => (outcome.kind === 'sent' ? [outcome] : []));
    if (sent.length > 0) await dispatch(reportSent(sent));
  };
  // One review after another: two at once would both report the same inquiry.
  let lastReview: Promise<void> = Promise.resolve();
  const review = () => {
    // A full storage refuses the write of one review; the next change is reviewed all the same.
    lastReview = lastReview.then(reviewNow).catch(() => undefined);
  };
  const reviewNow = async () => {
    const all = await listInquiries();
    if (all.length > 0) markPending();
    else clearPending();
    planSending(
      all.filter(({ state }) => state === 'waiting'),
      () => void send(false),
    );
    if (await markReported(all)) void dispatch(reportReturned());
  };
  addEventListener('online', () => void send(true));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void send(false));
  onOutboxChange(({ sent }, isOwn) => {
    review();
    if (!isOwn && sent.length > 0) void dispatch(reportSent(sent));
  });
  review();
  void send(true);
}

/** Whether there are inquiries that came back and that the visitor, who is looking at this page, has not been told of. */
async function markReported(all: readonly StoredInquiry[]): Promise<boolean> {
  const unreported = all.filter(({ state, isReported }) => state === 'returned' && !isReported);
  if (unreported.length === 0 || document.visibilityState !== 'visible') return false;
  for (const inquiry of unreported) await saveInquiry({ ...inquiry, isReported: true });
  return true;
}

function planSending(waiting: readonly StoredInquiry[], send: () => void): void {
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const delay = Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now();
  timer = setTimeout(send, Math.max(MIN_DELAY_MS, delay));
  // Where the browser has background sync, the worker sends also when no page is open.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as SyncRegistration | undefined)?.sync?.register(OUTBOX_SYNC))
    .catch(() => undefined);
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

function reportSent(sent: readonly SentOutcome[]) {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra) => {
    await whenVisible();
    const { t } = await loadMessages(getState(), extra);
    await dispatch(showAlert(describeSent(t, sent), { outlivesPage: true }));
  };
}

/** On the contact page the list says the rest; elsewhere the alert leads there. */
function reportReturned() {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra) => {
    const { t, locale } = await loadMessages(getState(), extra);
    const message = t('waiting.returned');
    const link = hrefFor(locale, 'contact');
    const labels = { confirmLabel: t('waiting.returnedYes'), cancelLabel: t('waiting.returnedNo') };
    const isOnForm = location.pathname === link;
    await dispatch(showAlert(isOnForm ? { message } : { message, link, type: 'btn-choice', ...labels }, { outlivesPage: true }));
  };
}

async function loadMessages(state: RootState, { loadI18n }: ThunkExtra) {
  const { locale } = state.locale;
  if (!loadI18n) throw new Error('the store was made without loadI18n');
  const i18n = await loadI18n(locale, ['contact']);
  return { locale, t: i18n.getFixedT(locale, 'contact') };
}

function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}

/** What visitors are told of inquiries that the server has accepted, with the reference number of each. */
export function describeSent(t: TFunction<'contact'>, sent: readonly SentOutcome[]): { message: string; detail?: string } {
  const references = sent.flatMap(({ id }) => (id ? [formatReference(id)] : []));
  if (references.length === 0) return { message: t('message.success') };
  const detail = t('message.reference', { count: references.length, list: references.join(', ') });
  return { message: t('message.success'), detail };
}
