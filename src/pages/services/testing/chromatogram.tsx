import { useTranslation } from 'react-i18next';
import s from './chromatogram.module.css';

/** Peaks on the trace: where each begins, how wide and how high it is. */
const PEAKS = [
  { key: 'aggregates', x: 340, width: 110, height: 34 },
  { key: 'main', x: 520, width: 150, height: 250 },
  { key: 'fragments', x: 760, width: 100, height: 24 },
] as const;
const BASE = 300;

/** The buffer's own small swing at the end: seen, and not counted. */
const BUFFER_AT = 1048;
const BUFFER = 'H1010c12 0 14-16 26-16s16 30 28 30s14-14 26-14';

/** Up from the baseline and down again, a little slower: as a column gives it. */
const peak = ({ x, width: w, height: h }: (typeof PEAKS)[number]) =>
  `H${x}c${w * 0.26} 0 ${w * 0.27}-${h} ${w * 0.44}-${h}s${w * 0.18} ${h} ${w * 0.56} ${h}`;

/** What the laboratory reads: a trace whose peaks stand for what is in the sample. */
export function Chromatogram() {
  const { t } = useTranslation('testing');
  return (
    <>
      <svg
        className={s.figure}
        viewBox="0 0 1200 330"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('chromatogram.alt')}
        fill="none"
        stroke="#2d2926"
      >
        <path d={`M520 ${BASE}${peak(PEAKS[1])}z`} fill="#f0f0ee" stroke="none" />
        <path d={`M0 ${BASE}${PEAKS.map(peak).join('')}${BUFFER}H1200`} strokeWidth="1.6" strokeLinejoin="round" />
        <g stroke="#cb333b" strokeWidth="2">
          {PEAKS.map(({ key, x, width }) => (
            <path key={key} d={`M${x} ${BASE}h${width}`} />
          ))}
        </g>
        <path stroke="#75787b" d="M0 320h1200M1190 314l10 6l-10 6" />
        <g className={s.label} fill="#2d2926" stroke="none" textAnchor="middle">
          {PEAKS.map(({ key, x, width, height }) => (
            <text key={key} x={x + width * 0.44} y={BASE - height - 18}>
              {t(`chromatogram.${key}`)}
            </text>
          ))}
          <text x={BUFFER_AT} y={BASE - 34}>
            {t('chromatogram.buffer')}
          </text>
        </g>
      </svg>
      <p className={s.axis} aria-hidden="true">
        {t('chromatogram.axis')}
      </p>
    </>
  );
}
