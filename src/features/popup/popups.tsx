import all from 'site:popups';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#core/site/constants.ts';
import { listDuePopups, type Popup } from '#core/site/content.ts';
import type { Locale } from '#core/site/locales.ts';
import { useNamespace } from '#src/i18n/use-namespace.ts';
import { isComposing } from '#src/shared/dom/keys.ts';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './popups.module.css';

/** The popups that are due and not put away for today, one after another. */
export function Popups({ locale }: { locale: Locale }) {
  const [open, setOpen] = useState(() => {
    const hidden = [...readIds('popup'), ...readIds('popupClosed')];
    return listDuePopups(all[locale], Date.now())
      .map(({ id }) => id)
      .filter((id) => !hidden.includes(id));
  });
  const popup = all[locale].find(({ id }) => id === open[0]);
  if (!popup) return null;
  const close = (today: boolean) => {
    const now = Date.now();
    if (today) writeCache('popup', [...readIds('popup'), popup.id], untilMidnight(now), now);
    // Without a word about the day it stays away for this visit.
    writeCache('popupClosed', [...readIds('popupClosed'), popup.id], DAY_MS, now);
    setOpen(open.slice(1));
  };
  return <PopupCard key={popup.id} popup={popup} onClose={close} />;
}

/** A line along the foot (spec 2): it covers nothing the visitor needs and takes no focus; Escape inside it closes it. */
function PopupCard({ popup, onClose }: { popup: Popup; onClose: (today: boolean) => void }) {
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
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose(today)}
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

/** Popups that stay away: until local midnight, or in this tab. */
const readIds = (name: 'popup' | 'popupClosed'): string[] => readCache<string[]>(name) ?? [];

/** Milliseconds until the visitor's own day ends; a day of 23 or 25 hours counts as it is. */
function untilMidnight(now: number): number {
  return new Date(now).setHours(24, 0, 0, 0) - now;
}
