import { describeLine } from '../charts/describe-line.ts';
import { LineChart } from '../charts/line-chart.tsx';
import type { LineSeries, Point } from '../charts/line-series.ts';
import { figureOf } from '../figures/figure.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { JUDGED, type Judged, LIMITS } from '../limits.ts';
import { ChartFigure } from '../parts/chart-figure.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { dayTicks } from '../parts/day-ticks.ts';
import { describeMetric } from '../parts/describe-metric.ts';
import { judgedCells, judgedHeads } from '../parts/judged-cells.ts';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** More letters than these above a chart would run together. */
const MOST_MARKS = 8;

/** p75 and p50 of each day. */
export function Days({ data, view }: { data: ReportData; view: View }) {
  const { words } = view;
  const metrics = JUDGED.filter((metric) => figureOf(metric, data.all));
  if (metrics.length === 0) return null;
  const marks = data.builds.map(({ letter, first }) => ({ x: data.days.indexOf(first), text: letter }));
  return (
    <ReportSection name="days" view={view} notes={[words.days.note]}>
      <div className="charts">
        {metrics.map((metric) => {
          const lines = toLines(metric, data, view);
          return (
            <ChartFigure key={metric} name={view.nameOf(metric)} note={describeMetric(metric, view)}>
              <LineChart
                {...lines}
                label={describeLine(`${view.nameOf(metric)} p75`, lines, view)}
                ticks={dayTicks(data.days)}
                marks={marks.length > MOST_MARKS ? [] : marks}
                range={[0, Math.max(1, data.days.length - 1)]}
              />
            </ChartFigure>
          );
        })}
      </div>
      <DataTable
        id="days-table"
        caption={words.days.caption}
        head={[words.day, ...judgedHeads(view, metrics)]}
        rows={data.days.map((day) => [day, ...judgedCells(data.by.day.get(day), view, metrics)])}
        view={view}
      />
    </ReportSection>
  );
}

function toLines(metric: Judged, { days, by }: ReportData, view: View): LineSeries {
  const figures = days.map((day) => figureOf(metric, by.day.get(day)));
  const points = (share: 'p50' | 'p75'): Point[] => figures.map((one, x) => ({ x, y: one?.[share], isFew: one?.isFew ?? false }));
  const limit = LIMITS[metric];
  return { series: [points('p75'), points('p50')], limit, isOver: (value) => value > limit, format: (value) => view.tick(metric, value) };
}
