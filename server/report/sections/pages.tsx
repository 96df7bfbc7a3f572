import { shortenPath } from '../charts/shorten-path.ts';
import { countShown, figureOf } from '../figures/figure.ts';
import { rankPages } from '../figures/rank-pages.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { JUDGED, LIMITS } from '../limits.ts';
import { DataTable } from '../parts/data-table.tsx';
import { describeMetric } from '../parts/describe-metric.ts';
import { FigureBars } from '../parts/figure-bars.tsx';
import { judgedCells, judgedHeads } from '../parts/judged-cells.ts';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** Pages in a chart. */
const MOST_BARS = 8;

/** p75 of each page. */
export function Pages({ data, view }: { data: ReportData; view: View }) {
  const { words, fill } = view;
  const metrics = JUDGED.filter((metric) => figureOf(metric, data.all));
  if (metrics.length === 0) return null;
  const pages = rankPages(data.by.page, metrics);
  const over = pages.filter((page) => metrics.some((metric) => figureOf(metric, data.by.page.get(page))?.isOver));
  const notes = [fill(words.pages.over, { over: over.length, all: pages.length }), words.pages.note];
  return (
    <ReportSection name="pages" view={view} notes={notes}>
      <div className="charts">
        {metrics.map((metric) => {
          const ranked = rankPages(data.by.page, [metric]);
          const rows = ranked.slice(0, MOST_BARS).flatMap((page) => {
            const figure = figureOf(metric, data.by.page.get(page));
            return figure
              ? [
                  {
                    label: page,
                    shortened: shortenPath(page),
                    value: figure.p75,
                    ...figure,
                    text: `${view.value(metric, figure.p75)} · n=${view.number(figure.samples)}`,
                  },
                ]
              : [];
          });
          const hidden = ranked.length - rows.length;
          const more = hidden > 0 ? `, ${fill(words.pages.more, { n: hidden })}` : '';
          const note = `${describeMetric(metric, view)}${more}`;
          return <FigureBars key={metric} name={view.nameOf(metric)} note={note} rows={rows} limit={LIMITS[metric]} view={view} />;
        })}
      </div>
      <DataTable
        id="pages-table"
        caption={words.pages.caption}
        head={[words.page, words.conditions.shown, ...judgedHeads(view, metrics)]}
        rows={pages.map((page) => {
          const figures = data.by.page.get(page);
          return [page, view.number(countShown(figures)), ...judgedCells(figures, view, metrics)];
        })}
        view={view}
      />
    </ReportSection>
  );
}
