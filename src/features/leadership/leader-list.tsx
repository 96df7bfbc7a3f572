import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import s from './leader-list.module.css';
import type { Leader } from './load-leaders.ts';
import { Portrait } from './portrait.tsx';
import { profileAnchor } from './profile-address.ts';

/**
 * The cards of one group. The profile's words stand in the card, once: shown where no script opens the overlay, and in
 * print. The card is what its address leads to without the overlay.
 */
export function LeaderList({ leaders, open }: { leaders: readonly Leader[]; open: (id: string) => void }) {
  const { t } = useTranslation('leadership');
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(id);
  };
  return (
    <ul className={s.list}>
      {leaders.map((leader) => (
        <li key={leader.id} id={profileAnchor(leader.id)} className={s.card}>
          <Portrait leader={leader} sizes="6rem" decorative />
          <div className={s.words}>
            <h3 className={s.name}>
              <a
                className={s.link}
                href={`#${profileAnchor(leader.id)}`}
                aria-label={t('view', { name: leader.name })}
                onClick={(event) => follow(event, leader.id)}
              >
                {leader.name}
              </a>
            </h3>
            <p className={s.title}>{leader.title}</p>
            <p className={s.bio}>{leader.bio}</p>
          </div>
          <Icon name="plus" className={s.icon} />
        </li>
      ))}
    </ul>
  );
}
