import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import type { Leader } from './load-leaders.ts';
import { Portrait } from './portrait.tsx';
import { profileAnchor } from './profile-address.ts';
import s from './profile-dialog.module.css';

export interface ProfileProps {
  leader: Leader | undefined;
  leave: () => void;
}

/** One leader's profile above the page (brief 4.7): a native dialog, so Escape closes and the focus stays inside. */
export function ProfileDialog({ leader, leave }: ProfileProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  // Kept while the dialog closes, so that it never shows empty.
  const [last, setLast] = useState(leader);
  const shown = leader ?? last;
  useEffect(() => {
    const element = dialog.current;
    if (leader) setLast(leader);
    if (leader && !element?.open) element?.showModal();
    if (!leader && element?.open) element.close();
  }, [leader]);
  const onClose = () => {
    leave();
    // After a deep link nothing had the focus before: the card gets it.
    if (shown) document.querySelector<HTMLElement>(`#${profileAnchor(shown.id)} a`)?.focus({ preventScroll: true });
  };
  return (
    <dialog ref={dialog} className={s.dialog} closedby="any" aria-labelledby="profile-name" onClose={onClose}>
      {shown && (
        <div className={s.profile}>
          <Portrait leader={shown} sizes="(max-width: 720px) 92vw, 21rem" />
          <div className={s.words}>
            <h2 id="profile-name" className={s.name}>
              {shown.name}
            </h2>
            <p className={s.title}>{shown.title}</p>
            <p className={s.bio}>{shown.bio}</p>
          </div>
        </div>
      )}
      <button type="button" className={s.close} aria-label={t('ui.close')} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
