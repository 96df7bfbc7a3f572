import { dayInSeoul } from '../../../core/site/seoul-time.ts';
import { describeLine } from '../charts/describe-line.ts';
import { LineChart } from '../charts/line-chart.tsx';
import type { LineSeries } from '../charts/line-series.ts';
import { findWorst, isOverBudget, type LighthousePage } from '../figures/lighthouse-pages.ts';
import type { LighthouseFigure, LighthouseRun } from '../figures/read-lighthouse-history.ts';
import type { View } from '../view.ts';
import { ChartFigure } from './chart-figure.tsx';
import { formatInUnit, inUnit, nameLighthouse } from './lighthouse-view.ts';

/** Lines in a chart. */
const MOST_LINES = 3;

interface LighthouseChartProps {
  name: LighthouseFigure;
  pages: readonly LighthousePage[];
  /** All runs of the period, the oldest first. */
  runs: readonly LighthouseRun[];
  view: View;
}

/** One figure of the pages that use most of its budget. */
export function LighthouseChart({ name, pages, runs, view }: LighthouseChartProps) {
  const shown = findWorst(name, pages, MOST_LINES);
  const budget = shown[0]?.last.budgets[name];
  const toPoint = ({ at, figures }: LighthouseRun) => {
    const value = figures[name];
    return { x: Date.parse(at), y: value === undefined ? undefined : inUnit(name, value) };
  };
  const lines: LineSeries = {
    series: shown.map((page) => page.runs.map(toPoint)),
    limit: budget === undefined ? undefined : inUnit(name, budget),
    isOver: (value) => isOverBudget(name, value, budget === undefined ? undefined : inUnit(name, budget)),
    isCut: name === 'score',
    format: (value) => formatInUnit(name, value, view),
  };
  const [from, to] = [Date.parse(runs[0]?.at ?? ''), Date.parse(runs.at(-1)?.at ?? '')];
  const places = to > from ? [from, (from + to) / 2, to] : [from];
  return (
    <ChartFigure name={nameLighthouse(name, view)} note={shown.map(({ page }) => page).join(', ')}>
      <LineChart
        {...lines}
        label={describeLine(`${view.words.lighthouse.figures[name]}, ${shown[0]?.page ?? ''}`, lines, view)}
        ticks={places.map((x) => ({ x, text: dayInSeoul(x).slice(5) }))}
        range={to > from ? [from, to] : [from - 1, from + 1]}
      />
    </ChartFigure>
  );
}
