import { useTranslation } from 'react-i18next';
import s from './board-seats.module.css';

const FIELDS = ['2', '3', '4', '5'] as const;

/** The seats of the board along its table: outside directors are filled. The table of the page names them all. */
export function BoardSeats() {
  const { t } = useTranslation('governance');
  const names = [t('board.composition.chief'), ...FIELDS.map((n) => t(`board.composition.rows.${n}.field`))];
  return (
    <figure>
      <ol className={s.seats} aria-hidden="true">
        {names.map((name, at) => (
          <li key={name} className={`${s.seat} ${isInside(at) ? '' : s.outside}`}>
            {name}
          </li>
        ))}
      </ol>
      <figcaption className={s.caption}>
        {t('board.composition.seats')}
        <span className={s.key} aria-hidden="true">
          <span className={s.mark}>{t('board.composition.rows.2.position')}</span>
          <span className={`${s.mark} ${s.outside}`}>{t('board.composition.rows.3.position')}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** The chair, who is the chief executive officer, and one more. */
const isInside = (seat: number) => seat < 2;
