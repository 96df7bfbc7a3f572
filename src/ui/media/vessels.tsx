import { vesselSize } from './vessel-size.ts';
import s from './vessels.module.css';

interface Props {
  count: number;
  /** Of one vessel. */
  litres: number;
  /** In operation, planned, or under review: drawn solid, dashed with a pale tint, dotted. */
  status: 'running' | 'planned' | 'review';
  /** More of them follow in a drawing of their own: the gap before those belongs to this one. */
  goesOn?: boolean;
}

/** Units of the drawing in a metre. */
const UNITS = 100;
/** Between the left sides of two vessels, as a part of their width. */
const PITCH = 1.16;

/** Equal bioreactors in a row, in side view; the em is one metre. Decorative: what they count stands beside them. */
export function Vessels({ count, litres, status, goesOn = false }: Props) {
  const { width, height } = vesselSize(litres);
  const length = width * (PITCH * (count - 1) + (goesOn ? PITCH : 1));
  return (
    <svg
      className={`${s.vessels} ${s[status]}`}
      viewBox={`0 0 ${Math.round(length * UNITS)} ${Math.round(height * UNITS)}`}
      width={`${length.toFixed(2)}em`}
      height={`${height.toFixed(2)}em`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal drawings
        <g key={at} transform={`translate(${Math.round(at * PITCH * width * UNITS)})`}>
          <path vectorEffect="non-scaling-stroke" d={outline(width * UNITS, height * UNITS)} />
          {status === 'running' && (
            <path
              className={s.level}
              vectorEffect="non-scaling-stroke"
              d={`M0 ${Math.round(height * UNITS * 0.28)}h${Math.round(width * UNITS)}`}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** A cylinder from the side, whose edges are rounded. */
function outline(width: number, height: number): string {
  const [bottom, shoulder] = [Math.round(width * 0.2), Math.round(width * 0.1)];
  const across = Math.round(width) - shoulder * 2;
  const down = Math.round(height) - bottom - shoulder;
  const flat = Math.round(width) - bottom * 2;
  return `M0 ${shoulder}q0-${shoulder} ${shoulder}-${shoulder}h${across}q${shoulder} 0 ${shoulder} ${shoulder}v${down}q0 ${bottom}-${bottom} ${bottom}h-${flat}q-${bottom} 0-${bottom}-${bottom}z`;
}
