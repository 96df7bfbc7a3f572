import { useTranslation } from 'react-i18next';
import type { Leader } from '#core/site/leaders.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import s from './portrait.module.css';

/** A leader's portrait, or the picture that stands in for it. Decorative beside its card's name. */
export function Portrait({ leader, sizes, decorative = false }: { leader: Leader; sizes: string; decorative?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={s.portrait}>
      {leader.image ? (
        <Picture image={leader.image} sizes={sizes} decorative={decorative} />
      ) : (
        <img src="/portrait-pending.svg" width="120" height="150" alt={decorative ? '' : t('ui.portraitPending')} loading="lazy" />
      )}
    </div>
  );
}
