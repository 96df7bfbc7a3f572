import { useTranslation } from 'react-i18next';
import s from './board-seats.module.css';

const SEATS = ['1', '2', '3', '4', '5'] as const;
const INSIDE = 2;

/** The seats of the board along its table: outside directors are filled. The table of the page names them all. */
export function BoardSeats() {
  const { t } = useTranslation('governance');
  return (
    <figure>
      <ol className={s.seats} aria-hidden="true">
        {SEATS.map((n, at) => (
          <li key={n} className={at < INSIDE ? s.seat : `${s.seat} ${s.outside}`}>
            {t(`board.composition.rows.${n}.field`)}
          </li>
        ))}
      </ol>
      <figcaption className={s.caption}>{t('board.composition.seats')}</figcaption>
    </figure>
  );
}
