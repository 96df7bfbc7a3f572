import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleLinear } from '@visx/scale';
import { CHART_WIDTH, COLORS } from './chart-style.ts';
import { TickText } from './tick-text.tsx';

export const LINE_HEIGHT = 170;
export const MARGIN = { top: 18, right: 14, bottom: 24, left: 46 };

/** A text below the axis. */
export interface Tick {
  x: number;
  text: string;
}

interface ChartAxesProps {
  x: ReturnType<typeof scaleLinear<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  ticks: readonly Tick[];
  format: (value: number) => string;
}

/** Ruled lines with their values, and what is written below them. */
export function ChartAxes({ x, y, ticks, format }: ChartAxesProps) {
  return (
    <>
      <GridRows scale={y} left={MARGIN.left} width={CHART_WIDTH - MARGIN.left - MARGIN.right} numTicks={4} stroke={COLORS.line} />
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickComponent={TickText}
        tickLabelProps={{ textAnchor: 'end', dx: 0, dy: 4 }}
      />
      <AxisBottom
        scale={x}
        top={LINE_HEIGHT - MARGIN.bottom}
        tickValues={ticks.map((tick) => tick.x)}
        tickFormat={(_, at) => ticks[at]?.text}
        tickLength={4}
        stroke={COLORS.ink}
        tickStroke={COLORS.ink}
        tickComponent={TickText}
        tickLabelProps={{ textAnchor: 'middle', dy: 4 }}
      />
    </>
  );
}
