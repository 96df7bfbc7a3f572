import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Popup } from '#core/site/popup.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './popup-card.module.css';

/** A card in the corner (spec 2): it covers nothing the visitor needs and takes no focus; Escape inside it closes it. */
export function PopupCard({ popup, onClose }: { popup: Popup; onClose: (today: boolean) => void }) {
  const { t: common } = useTranslation();
  const t = useNamespace('popup');
  const heading = useId();
  const [today, setToday] = useState(false);
  if (!t) return null;
  return (
    <dialog
      open
      className={s.popup}
      aria-label={t('label')}
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
            <ArrowLink href={popup.href} label={common('ui.learnMoreAbout', { title: popup.title })}>
              {common('ui.learnMore')}
            </ArrowLink>
          </p>
        )}
      </div>
      <div className={s.foot}>
        <Checkbox label={t('today')} checked={today} onChange={(event) => setToday(event.target.checked)} />
        <button type="button" className={s.close} onClick={() => onClose(today)}>
          {common('ui.close')}
        </button>
      </div>
    </dialog>
  );
}
