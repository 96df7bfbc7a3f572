import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { ChartAxes, LINE_HEIGHT, MARGIN, type Tick } from './chart-axes.tsx';
import { CHART_WIDTH, COLORS } from './chart-style.ts';
import { getDomain } from './get-domain.ts';
import type { LineSeries } from './line-series.ts';
import { TickText } from './tick-text.tsx';

export interface LineChartProps extends LineSeries {
  /** The chart in words. */
  label: string;
  ticks: readonly Tick[];
  /** Names above the chart, such as that of a build on its first day. */
  marks?: readonly Tick[];
  /** The first and the last place of the horizontal axis. */
  range: readonly [from: number, to: number];
}

/** Dots of more points would run together. */
const MOST_DOTS = 45;

/** Lines with a limit. What is over it is red. */
export function LineChart({ label, ticks, marks = [], range, ...lines }: LineChartProps) {
  const { series, limit, isOver, format } = lines;
  const x = scaleLinear<number>({ domain: [...range], range: [MARGIN.left, CHART_WIDTH - MARGIN.right] });
  const y = scaleLinear<number>({ domain: getDomain(lines), range: [LINE_HEIGHT - MARGIN.bottom, MARGIN.top] });
  const [front = [], ...behind] = series;
  const drawn = [
    ...behind.map((points) => ({ points, color: COLORS.quiet, width: 1.25 })),
    { points: front, color: COLORS.ink, width: 1.75 },
  ];
  const dots = front.filter((point) => point.y !== undefined && (front.length <= MOST_DOTS || isOver(point.y)));
  return (
    <svg viewBox={`0 0 ${CHART_WIDTH} ${LINE_HEIGHT}`} role="img" aria-label={label}>
      <ChartAxes x={x} y={y} ticks={ticks} format={format} />
      {marks.map((mark) => (
        <g key={mark.text}>
          <line x1={x(mark.x)} x2={x(mark.x)} y1={MARGIN.top} y2={LINE_HEIGHT - MARGIN.bottom} stroke={COLORS.line} />
          <TickText x={x(mark.x)} y={MARGIN.top - 6} textAnchor="middle" formattedValue={mark.text} />
        </g>
      ))}
      {limit !== undefined && (
        <line x1={MARGIN.left} x2={CHART_WIDTH - MARGIN.right} y1={y(limit)} y2={y(limit)} stroke={COLORS.text} strokeDasharray="5 3" />
      )}
      {drawn.map(({ points, color, width }, at) => (
        <LinePath
          // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once
          key={at}
          data={[...points]}
          defined={(point) => point.y !== undefined}
          x={(point) => x(point.x)}
          y={(point) => y(point.y ?? 0)}
          stroke={color}
          strokeWidth={width}
        />
      ))}
      {dots.map((point) => {
        const color = isOver(point.y ?? 0) ? COLORS.red : COLORS.ink;
        const fill = point.isFew ? COLORS.paper : color;
        return <circle key={point.x} cx={x(point.x)} cy={y(point.y ?? 0)} r={2.75} fill={fill} stroke={color} strokeWidth={1.25} />;
      })}
    </svg>
  );
}
