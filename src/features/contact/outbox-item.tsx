import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import type { StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import { Button } from '#src/ui/form/button.tsx';
import s from './contact-form.module.css';

interface Props {
  locale: Locale;
  stored: StoredInquiry;
  isSending: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onSend: () => void;
}

/** One inquiry of the outbox: its subject, when it was written, and how it stands. */
export function OutboxItem({ locale, stored, isSending, onEdit, onDelete, onSend }: Props) {
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
