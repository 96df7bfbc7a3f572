import { countShown, figureOf } from '../figures/figure.ts';
import { listConditions } from '../figures/list-conditions.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import type { Judged } from '../limits.ts';
import { DataTable } from '../parts/data-table.tsx';
import { FigureBars } from '../parts/figure-bars.tsx';
import { judgedCells, judgedHeads } from '../parts/judged-cells.ts';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

const METRICS: readonly Judged[] = ['LCP', 'INP', 'TTFB', 'navigation'];

/** How pages came to visitors, and how fast they were then. */
export function Conditions({ data, view }: { data: ReportData; view: View }) {
  const { words } = view;
  const shown = countShown(data.all);
  if (shown === 0) return null;
  const conditions = listConditions(data, words);
  return (
    <ReportSection name="conditions" view={view} notes={[words.conditions.note]}>
      <div className="charts">
        {conditions.map(({ name, groups }) => {
          const rows = groups.map(({ label, histograms }) => {
            const share = countShown(histograms) / shown;
            const lcp = figureOf('LCP', histograms);
            return {
              label,
              value: share,
              text: [view.percent(share), lcp && !lcp.isFew && view.amount('LCP', lcp.p75)].filter(Boolean).join(' · '),
            };
          });
          return <FigureBars key={name} name={name} rows={rows} full={1} view={view} />;
        })}
      </div>
      <DataTable
        id="conditions-table"
        caption={words.conditions.caption}
        head={[words.conditions.condition, words.share, words.conditions.shown, ...judgedHeads(view, METRICS)]}
        rows={conditions.flatMap(({ name, groups }) =>
          groups.map(({ label, histograms }) => [
            `${name}: ${label}`,
            view.percent(countShown(histograms) / shown),
            view.number(countShown(histograms)),
            ...judgedCells(histograms, view, METRICS),
          ]),
        )}
        view={view}
      />
    </ReportSection>
  );
}
