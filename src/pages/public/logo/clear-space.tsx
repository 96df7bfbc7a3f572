import { useTranslation } from 'react-i18next';
import { CAP_HEIGHT } from '#core/site/logo-shapes.ts';
import s from './logo.module.css';
import { BOX, SignatureShape } from './signature.tsx';

const RED = '#cb333b';

/** The free area around the signature, drawn with its measure: the height of a capital letter on all sides. */
export function ClearSpace({ letter }: { letter: string }) {
  const { t } = useTranslation('logo');
  const { x, y, width, height } = BOX;
  const c = CAP_HEIGHT;
  const [right, bottom] = [x + width, y + height];
  const [middle, centre] = [x + width / 2, y + height / 2];
  const frame = (by: number) => `M${x - by} ${y - by}H${right + by}V${bottom + by}H${x - by}z`;
  return (
    <svg
      className={s.space}
      viewBox={`${x - c - 1} ${y - c - 1} ${width + 2 * c + 2} ${height + 2 * c + 2}`}
      role="img"
      aria-label={t('space.figure')}
    >
      <path d={`${frame(c)}${frame(0)}`} fill="#c6aa76" fillOpacity="0.16" fillRule="evenodd" />
      <path d={frame(c)} fill="none" stroke="#75787b" strokeWidth="0.4" strokeDasharray="2 2" />
      <path d={frame(0)} fill="none" stroke={RED} strokeWidth="0.4" />
      <g fontSize="30" textAnchor="middle" fill="none" stroke={RED} strokeWidth="0.4">
        <text x={x - c / 2} y={centre + c / 2}>
          {letter}
        </text>
        <text x={right + c / 2} y={centre + c / 2}>
          {letter}
        </text>
        <text x={middle} y={y}>
          {letter}
        </text>
        <text x={middle} y={bottom + c}>
          {letter}
        </text>
      </g>
      <SignatureShape />
    </svg>
  );
}
