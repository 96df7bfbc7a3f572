import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { CHART_WIDTH, COLORS, FONT_SIZE } from './chart-style.ts';

export interface BarRow {
  label: string;
  /** What is drawn where the label has no room. */
  shortened?: string;
  value: number;
  /** The value as it is written. */
  text: string;
  isOver?: boolean;
  /** Chance decides it. */
  isFew?: boolean;
}

interface BarChartProps {
  /** The chart in words. */
  label: string;
  rows: readonly BarRow[];
  limit?: number | undefined;
  /** The length of a full bar, where it is not the highest value. */
  full?: number;
}

const ROW = 36;
const BAR = 9;

/** Bars below their names, so that long names have room on a phone. */
export function BarChart({ label, rows, limit, full }: BarChartProps) {
  const height = rows.length * ROW + 4;
  const x = scaleLinear({
    domain: [0, full ?? Math.max(...rows.map(({ value }) => value), limit ?? 0, 1e-9)],
    range: [0, CHART_WIDTH - 1],
  });
  return (
    <svg viewBox={`0 0 ${CHART_WIDTH} ${height}`} role="img" aria-label={label}>
      {rows.map(({ label: name, shortened, value, text, isOver, isFew }, at) => (
        <g key={name}>
          <text x={0} y={at * ROW + 13} fontSize={FONT_SIZE + 1} fill={COLORS.ink}>
            {shortened ?? name}
          </text>
          <text x={CHART_WIDTH} y={at * ROW + 13} fontSize={FONT_SIZE + 1} textAnchor="end" fill={isOver ? COLORS.red : COLORS.ink}>
            {text}
          </text>
          <rect x={0} y={at * ROW + 19} width={CHART_WIDTH} height={BAR} fill={COLORS.track} />
          <Bar x={0} y={at * ROW + 19} width={x(value)} height={BAR} fill={isFew ? COLORS.quiet : isOver ? COLORS.red : COLORS.ink} />
          {limit !== undefined && (
            <line x1={x(limit)} x2={x(limit)} y1={at * ROW + 16} y2={at * ROW + 31} stroke={COLORS.text} strokeDasharray="3 2" />
          )}
        </g>
      ))}
    </svg>
  );
}
