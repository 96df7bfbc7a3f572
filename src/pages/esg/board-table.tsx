import { useTranslation } from 'react-i18next';
import s from './board-table.module.css';

/** Where the seats stand at the table, and to which side each is turned, in degrees: the chair at its head. */
const SEATS = [
  [40, 220, 270],
  [240, 56, 0],
  [508, 56, 0],
  [240, 384, 180],
  [508, 384, 180],
] as const;
/** The chair, who is the chief executive officer, and one more. */
const INSIDE = 2;

/** The board's table from above, with a seat for each director: those from outside are filled. Each seat has its words beside it. */
export function BoardTable() {
  const { t } = useTranslation('governance');
  const rows = Object.values(t('board.composition.rows', { returnObjects: true }));
  return (
    <figure>
      <div className={s.board}>
        <svg className={s.table} viewBox="0 0 720 440" width="720" height="440" fill="none" stroke="#2d2926" aria-hidden="true">
          <rect x="94" y="112" width="560" height="216" rx="108" fill="#f5f5f3" />
          <rect x="106" y="124" width="536" height="192" rx="96" stroke="#c5c4c1" />
          {SEATS.map(([x, y, turn], at) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path d="M-30-6q0-20 20-20h20q20 0 20 20v24q0 12-12 12h-36q-12 0-12-12z" fill={at < INSIDE ? '#fff' : '#2d2926'} />
              <path d="M-38-4q0-34 38-34t38 34" strokeWidth="2.500" />
              <path d="M-24 78h48v34h-48z" fill="#fff" />
              <path d="M-16 88h32M-16 95h32M-16 102h20" stroke="#75787b" />
              {at === 0 && <path d="M-24 78h48" stroke="#cb333b" strokeWidth="3" />}
            </g>
          ))}
        </svg>
        <ol className={s.seats}>
          {rows.map(({ position, field }, at) => (
            <li key={field} className={at < INSIDE ? s.seat : `${s.seat} ${s.outside}`}>
              <span className={s.position}>{position}</span> <span>{field}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={s.caption}>{t('board.composition.seats')}</figcaption>
    </figure>
  );
}
