import { useTranslation } from 'react-i18next';
import s from './adc-page.module.css';
import antibody from './antibody.svg';

/** The middles of the payloads on the right, from the arm to the hinge. */
const PAYLOADS = [
  [334, 223],
  [268, 234],
  [274, 261],
  [274, 291],
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
      <Sides />
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
  const marks = [...PAYLOADS.map(([x, y]) => [400 - x, y] as const), ...PAYLOADS.toReversed()];
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
      <Sides />
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

/** Both halves; each is drawn with the line of the drawing that it is in. */
function Sides() {
  return (
    <>
      <use href={`${antibody}#side`} />
      <use href={`${antibody}#side`} transform="matrix(-1 0 0 1 400 0)" />
    </>
  );
}
