import { describeLine } from '../charts/describe-line.ts';
import { LineChart } from '../charts/line-chart.tsx';
import type { LineSeries } from '../charts/line-series.ts';
import { countShown, figureOf } from '../figures/figure.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { JUDGED, type Judged, LIMITS } from '../limits.ts';
import { ChartFigure } from '../parts/chart-figure.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { describeMetric } from '../parts/describe-metric.ts';
import { judgedCells, judgedHeads } from '../parts/judged-cells.ts';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** More letters than these below a chart would run together. */
const MOST_BUILDS = 16;

/** p75 of each build. */
export function Builds({ data, view }: { data: ReportData; view: View }) {
  const { words } = view;
  const metrics = JUDGED.filter((metric) => figureOf(metric, data.all));
  if (metrics.length === 0) return null;
  const builds = data.builds.slice(-MOST_BUILDS);
  const nameOf = (name: string) => (name === 'unknown' ? words.builds.unknown : name);
  return (
    <ReportSection name="builds" view={view} notes={[words.builds.note]}>
      <ul className="keys">
        {builds.map(({ letter, name, first, last }) => (
          <li key={letter}>
            <strong>{letter}</strong> <code>{nameOf(name)}</code> {`${first.slice(5)} – ${last.slice(5)}`}
          </li>
        ))}
      </ul>
      <div className="charts">
        {metrics.map((metric) => {
          const lines = toLines(metric, builds, data, view);
          return (
            <ChartFigure key={metric} name={view.nameOf(metric)} note={describeMetric(metric, view)}>
              <LineChart
                {...lines}
                label={describeLine(`${view.nameOf(metric)} p75`, lines, view)}
                ticks={builds.map(({ letter }, x) => ({ x, text: letter }))}
                range={[-0.5, builds.length - 0.5]}
              />
            </ChartFigure>
          );
        })}
      </div>
      <DataTable
        id="builds-table"
        caption={words.builds.caption}
        head={[words.build, words.builds.first, words.builds.last, words.conditions.shown, ...judgedHeads(view, metrics)]}
        rows={data.builds.map(({ letter, name, first, last }) => {
          const figures = data.by.build.get(name);
          return [`${letter} ${nameOf(name)}`, first, last, view.number(countShown(figures)), ...judgedCells(figures, view, metrics)];
        })}
        view={view}
      />
    </ReportSection>
  );
}

function toLines(metric: Judged, builds: ReportData['builds'], { by }: ReportData, view: View): LineSeries {
  const figures = builds.map(({ name }) => figureOf(metric, by.build.get(name)));
  const limit = LIMITS[metric];
  const points = figures.map((one, x) => ({ x, y: one?.p75, isFew: one?.isFew ?? false }));
  return { series: [points], limit, isOver: (value) => value > limit, format: (value) => view.tick(metric, value) };
}
