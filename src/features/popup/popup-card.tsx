import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Popup } from '#core/site/popup.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import s from './popup-card.module.css';

export interface PopupWords {
  label: string;
  today: string;
}

/** A card in the corner (spec 2): it covers nothing the visitor needs and takes no focus; Escape inside it closes it. */
export function PopupCard({ popup, words, onClose }: { popup: Popup; words: PopupWords; onClose: (today: boolean) => void }) {
  const { t } = useTranslation();
  const heading = useId();
  const [today, setToday] = useState(false);
  return (
    <dialog
      open
      className={s.popup}
      aria-label={words.label}
      aria-describedby={heading}
      onKeyDown={(event) => event.key === 'Escape' && onClose(today)}
    >
      <div className={s.words}>
        <h2 id={heading} className={s.title}>
          {popup.title}
        </h2>
        <p>{popup.body}</p>
        {popup.href && (
          <p>
            <ArrowLink href={popup.href} label={t('ui.learnMoreAbout', { title: popup.title })}>
              {t('ui.learnMore')}
            </ArrowLink>
          </p>
        )}
      </div>
      <div className={s.foot}>
        <Checkbox label={words.today} checked={today} onChange={(event) => setToday(event.target.checked)} />
        <button type="button" className={s.close} onClick={() => onClose(today)}>
          {t('ui.close')}
        </button>
      </div>
    </dialog>
  );
}
