import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { onOutboxChange, publishOutboxChange } from '#src/shared/isomorphic/outbox-channel.ts';
import { deleteInquiry, findInquiry, listInquiries, type StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import { type Delivery, sendOutbox, withInquiryLock } from '#src/shared/isomorphic/send-outbox.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { useAppDispatch } from '#src/state/store.ts';
import { Button } from '#src/ui/form/button.tsx';
import s from './contact-form.module.css';
import { describeSent } from './outbox-sync.ts';

interface Props {
  locale: Locale;
  /** The inquiry that is being submitted right now: its outcome is shown by the form. */
  submittingKey: string | undefined;
  /** Puts an inquiry back into the form; false when the visitor would rather keep what is there. */
  onEdit: (inquiry: StoredInquiry) => Promise<boolean>;
  onStatus: (text: string) => void;
  /** The list has gone, and the focus with it. */
  onEmptied: () => void;
}

/** The inquiries that wait on this device, each with what can be done about it. Shows nothing when there are none. */
export function OutboxList({ locale, submittingKey, onEdit, onStatus, onEmptied }: Props) {
  const { t } = useTranslation('contact');
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const { inquiries, sendingKey, take, send } = useOutbox();
  const listed = inquiries.filter(({ key }) => key !== submittingKey);
  const isEmpty = listed.length === 0;
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!isEmpty || !hasFocus.current) return;
    hasFocus.current = false;
    onEmptied();
  }, [isEmpty, onEmptied]);
  if (isEmpty) return null;

  // The button that was pressed goes, or cannot be used any more.
  const focusHeading = () => heading.current?.focus();
  const edit = async ({ key }: StoredInquiry) => {
    if (await take(key, onEdit)) onStatus(t('waiting.editing'));
  };
  const remove = async ({ key }: StoredInquiry) => {
    const message = t('waiting.deleteQuestion');
    const labels = { confirmLabel: t('waiting.delete'), cancelLabel: t('waiting.deleteNo') };
    if (!(await dispatch(showAlert({ message, type: 'btn-choice', ...labels })))) return;
    if (!(await take(key, async () => true))) return;
    focusHeading();
    onStatus(t('waiting.deleted'));
  };
  const sendNow = async ({ key }: StoredInquiry) => {
    focusHeading();
    const delivery = await send(key);
    if (delivery?.outcome.kind === 'sent') await dispatch(showAlert(describeSent(t, [delivery.outcome]), { outlivesPage: true }));
    if (delivery?.outcome.kind === 'later') await dispatch(showAlert({ message: t('waiting.stillWaiting') }));
  };
  return (
    <section
      className={s.list}
      aria-labelledby="outbox-heading"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <h2 ref={heading} id="outbox-heading" className={s.title} tabIndex={-1}>
        {t('waiting.heading')}
      </h2>
      <p className={s.note}>{t('waiting.lead')}</p>
      <ul className={s.waiting}>
        {listed.map((inquiry) => (
          <OutboxItem
            key={inquiry.key}
            locale={locale}
            stored={inquiry}
            isSending={inquiry.key === sendingKey}
            onEdit={() => void edit(inquiry)}
            onDelete={() => void remove(inquiry)}
            onSend={() => void sendNow(inquiry)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  locale: Locale;
  stored: StoredInquiry;
  isSending: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onSend: () => void;
}

function OutboxItem({ locale, stored, isSending, onEdit, onDelete, onSend }: ItemProps) {
  const { t } = useTranslation('contact');
  const { subject } = stored.inquiry;
  const state = isSending ? 'sending' : (stored.reason ?? 'waiting');
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(stored.writtenAt);
  const button = (label: string, onClick: () => void) => (
    <Button look="ghost" aria-label={`${label}: ${subject}`} disabled={isSending} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li>
      <h3 className={s.title}>{subject}</h3>
      <p className={s.note}>
        {t('waiting.writtenAt', { when })} · {t(`waiting.state.${state}`)}
      </p>
      <p className={s.buttons}>
        {button(t('waiting.edit'), onEdit)}
        {button(t('waiting.delete'), onDelete)}
        {/* What was refused would be refused again. */}
        {state !== 'refused' && button(t('waiting.send'), onSend)}
      </p>
    </li>
  );
}

function useOutbox() {
  const [inquiries, setInquiries] = useState<readonly StoredInquiry[]>([]);
  const [sendingKey, setSendingKey] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const all = await listInquiries();
      if (isCurrent) setInquiries(all);
    };
    void refresh();
    const stop = onOutboxChange(() => void refresh());
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);

  /** Removes an inquiry, unless it is being sent. `confirm` may refuse. False when it stays. */
  const take = useCallback(async (key: string, confirm: (inquiry: StoredInquiry) => Promise<boolean>): Promise<boolean> => {
    const isTaken = await withInquiryLock(key, async () => {
      const inquiry = await findInquiry(key);
      if (!inquiry || !(await confirm(inquiry))) return false;
      await deleteInquiry(key);
      return true;
    });
    if (isTaken) publishOutboxChange();
    return isTaken === true;
  }, []);

  /** Undefined when another page is sending it. */
  const send = useCallback(async (key: string): Promise<Delivery | undefined> => {
    setSendingKey(key);
    const [delivery] = await sendOutbox({ only: key });
    setSendingKey(undefined);
    return delivery;
  }, []);

  return { inquiries, sendingKey, take, send };
}
