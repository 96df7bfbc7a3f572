import { useTranslation } from 'react-i18next';
import type { Leader } from '#core/site/leaders.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './leader-list.module.css';
import { Portrait } from './portrait.tsx';

/**
 * The cards of one group. The profile's words stand in the card, once: shown where no script opens the overlay, and in
 * print. The card is what its address leads to without the overlay.
 */
export function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  const { t } = useTranslation('leadership');
  return (
    <ul className={s.list}>
      {leaders.map((leader) => (
        <Reveal as="li" key={leader.id} id={`leader-${leader.id}`} className={s.card}>
          <Portrait name={leader.latinName ?? leader.name} image={leader.image} sizes="6rem" />
          <div className={s.words}>
            <h3 className={s.name}>
              <a className={s.link} href={`#${`leader-${leader.id}`}`} aria-label={t('view', { name: leader.name })}>
                {leader.name}
              </a>
            </h3>
            <p className={s.title}>{leader.title}</p>
            <p className={s.bio}>{leader.bio}</p>
          </div>
          <Icon name="plus" className={s.icon} />
        </Reveal>
      ))}
    </ul>
  );
}
