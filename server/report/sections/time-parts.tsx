import type { Metric } from '../../../core/analytics/metrics.ts';
import { type Figure, figureOf } from '../figures/figure.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { DataTable } from '../parts/data-table.tsx';
import { FigureBars } from '../parts/figure-bars.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

const WHOLE = ['LCP', 'INP', 'TTFB'] as const;

/** Which parts LCP, INP and TTFB are made of. */
export function TimeParts({ data, view }: { data: ReportData; view: View }) {
  const { words } = view;
  const wholes = WHOLE.map((whole) => ({ whole, parts: partsOf(whole, data, view) })).filter(({ parts }) => parts.length > 0);
  if (wholes.length === 0) return null;
  return (
    <ReportSection name="parts" view={view} notes={[words.parts.note]}>
      <div className="charts">
        {wholes.map(({ whole, parts }) => {
          const rows = parts.map(({ name, p75, isFew }) => ({ label: name, value: p75, text: view.amount(whole, p75), isFew }));
          return <FigureBars key={whole} name={whole} note={words.metrics[whole]} rows={rows} view={view} />;
        })}
      </div>
      <DataTable
        id="parts-table"
        caption={words.parts.caption}
        head={[words.figure, 'p50 (ms)', 'p75 (ms)', 'p95 (ms)', words.samples]}
        rows={wholes.flatMap(({ whole, parts }) =>
          parts.map(({ name, p50, p75, p95, samples }) => [
            `${whole}: ${name}`,
            ...[p50, p75, p95].map((value) => view.value(whole, value)),
            view.number(samples),
          ]),
        )}
        view={view}
      />
    </ReportSection>
  );
}

function partsOf(whole: (typeof WHOLE)[number], { all }: ReportData, { words }: View): (Figure & { name: string })[] {
  // LCP begins with the whole TTFB.
  const first: [Metric, string][] = whole === 'LCP' ? [['TTFB', words.metrics.TTFB]] : [];
  const own = Object.entries(words.parts[whole]).map(([part, name]): [Metric, string] => [`${whole}.${part}` as Metric, name]);
  if (!own.some(([metric]) => all.has(metric))) return [];
  return [...first, ...own].flatMap(([metric, name]) => {
    const figure = figureOf(metric, all);
    return figure ? [{ name, ...figure }] : [];
  });
}
