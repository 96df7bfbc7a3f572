import { useTranslation } from 'react-i18next';
import s from './adc-page.module.css';

/** Linkers of one side, each from the antibody (x, y) to its payload (x, y). Two stand at the arm and two at the hinge, so eight in all. */
const LINKERS = [
  [306, 184, 334, 223],
  [280, 189, 268, 234],
  [212, 208, 274, 261],
  [212, 236, 274, 291],
] as const;

/** An antibody with linkers and payloads: a figure with one name; its labels are part of the drawing. */
export function Antibody() {
  const { t } = useTranslation('adc');
  return (
    <svg
      className={s.figure}
      viewBox="0 0 600 452"
      role="img"
      aria-label={t('overview.alt')}
      fill="none"
      stroke="#2d2926"
      strokeWidth="1.6"
    >
      <Side />
      <g transform="matrix(-1 0 0 1 400 0)">
        <Side />
      </g>
      <g stroke="#75787b" strokeWidth="1">
        <path d="M391 88h78M328 202h141M288 261h181" />
      </g>
      <g className={s.label} fill="#2d2926" stroke="none">
        <text x="482" y="94">
          {t('overview.antibody')}
        </text>
        <text x="482" y="208">
          {t('overview.linker')}
        </text>
        <text x="482" y="267">
          {t('overview.payload')}
        </text>
      </g>
    </svg>
  );
}

/** The middle of the same drawing, large: every payload has its number. */
export function EightPayloads() {
  const { t } = useTranslation('adc');
  const marks = [...LINKERS.map(([, , x, y]) => [400 - x, y] as const), ...LINKERS.map(([, , x, y]) => [x, y] as const).reverse()];
  return (
    <svg
      className={s.payloads}
      viewBox="30 92 340 236"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('platform.alt')}
      fill="none"
      stroke="#2d2926"
      strokeWidth="1"
    >
      <Side />
      <g transform="matrix(-1 0 0 1 400 0)">
        <Side />
      </g>
      <g className={s.number} fill="#2d2926" stroke="none" textAnchor="middle">
        {marks.map(([x, y], at) => (
          <text key={`${x} ${y}`} x={x} y={y} dy="0.36em">
            {at + 1}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The right half; the left one is its mirror image. */
function Side() {
  return (
    <>
      <path d="M236 153 212 181V286" strokeLinejoin="round" />
      <g stroke="#a8894f">
        {LINKERS.map(([x1, y1, x2, y2]) => (
          <path key={y2} d={`M${x1} ${y1} ${x2} ${y2}`} />
        ))}
      </g>
      <g fill="#c6aa76" stroke="none">
        {LINKERS.map(([, , x, y]) => (
          <circle key={y} cx={x} cy={y} r="9.5" />
        ))}
      </g>
      <g transform="translate(281 138) rotate(39.5)" fill="#fff">
        <rect x="-48" y="-40" width="46" height="80" rx="23" />
        <rect x="2" y="-40" width="46" height="80" rx="23" />
        <rect x="-48" y="-124" width="46" height="80" rx="23" />
        <rect x="2" y="-124" width="46" height="80" rx="23" />
      </g>
      <g fill="#f0f0ee">
        <rect x="204" y="284" width="46" height="80" rx="23" />
        <rect x="204" y="368" width="46" height="80" rx="23" />
      </g>
    </>
  );
}
