import { LOCALES } from '../../../core/site/locales.ts';
import { describeLine } from '../charts/describe-line.ts';
import { LineChart } from '../charts/line-chart.tsx';
import type { LineSeries } from '../charts/line-series.ts';
import { shortenPath } from '../charts/shorten-path.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { sumViews } from '../figures/sum-views.ts';
import { ChartFigure } from '../parts/chart-figure.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { dayTicks } from '../parts/day-ticks.ts';
import { FigureBars } from '../parts/figure-bars.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** Pages in the chart. */
const MOST_BARS = 10;

/** How often pages were opened. */
export function Views({ data, view }: { data: ReportData; view: View }) {
  const { words, fill, number } = view;
  if (data.views.length === 0) return <ReportSection name="views" view={view} notes={[words.views.noViews]} />;
  const byDay = sumViews(data.views, 'day');
  const pages = [...sumViews(data.views, 'page')].sort(([a, one], [b, other]) => other.all - one.all || (a < b ? -1 : 1));
  const total = pages.reduce((sum, [, { all }]) => sum + all, 0);
  const lines: LineSeries = {
    series: LOCALES.map((locale) => data.days.map((day, x) => ({ x, y: byDay.get(day)?.[locale] ?? 0 }))),
    isOver: () => false,
    format: number,
  };
  const head = [words.english, words.korean, words.all];
  const toCells = (sums = { en: 0, ko: 0, all: 0 }) => [sums.en, sums.ko, sums.all].map(number);
  return (
    <ReportSection name="views" view={view} notes={[fill(words.views.total, { n: number(total), pages: number(pages.length) })]}>
      <div className="charts">
        <ChartFigure name={words.views.days} note={words.views.daysNote}>
          <LineChart
            {...lines}
            label={describeLine(`${words.views.days}, ${words.english}`, lines, view)}
            ticks={dayTicks(data.days)}
            range={[0, Math.max(1, data.days.length - 1)]}
          />
        </ChartFigure>
        <FigureBars
          name={words.views.top}
          note={words.views.topNote}
          rows={pages
            .slice(0, MOST_BARS)
            .map(([label, { all }]) => ({ label, shortened: shortenPath(label), value: all, text: number(all) }))}
          view={view}
        />
      </div>
      <DataTable
        id="views-days"
        caption={words.views.captionDays}
        head={[words.day, ...head]}
        rows={data.days.map((day) => [day, ...toCells(byDay.get(day))])}
        view={view}
      />
      <DataTable
        id="views-pages"
        caption={words.views.captionPages}
        head={[words.page, ...head]}
        rows={pages.map(([page, sums]) => [page, ...toCells(sums)])}
        view={view}
      />
    </ReportSection>
  );
}
