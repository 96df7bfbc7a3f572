import { middleOf } from '../../../core/analytics/histogram.ts';
import { countShown, figureOf } from '../figures/figure.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { DataTable } from '../parts/data-table.tsx';
import { FigureBars } from '../parts/figure-bars.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** Reading without a connection: how often, from where, how long. */
export function Offline({ data, view }: { data: ReportData; view: View }) {
  const { words, fill } = view;
  if (data.all.size === 0) return null;
  const shown = countShown(data.by.connection.get('offline'));
  const stayed = figureOf('offline-reading', data.all);
  const share = view.percent(shown / Math.max(1, countShown(data.all)));
  const notes = [
    shown > 0 ? fill(words.offline.share, { share, n: view.number(shown) }) : words.offline.noneShown,
    stayed
      ? fill(words.offline.stayed, { p50: view.duration(stayed.p50), p75: view.duration(stayed.p75), n: view.number(stayed.samples) })
      : words.offline.noneStayed,
  ];
  const sources = Object.entries(words.conditions.sources).map(([source, label]) => ({
    label,
    count: countShown(data.offlineBySource.get(source)),
  }));
  const charts = [
    { name: words.offline.duration, rows: stayed ? countDurations(data, words.offline.durations) : [] },
    { name: words.offline.source, rows: shown > 0 ? sources : [] },
  ].filter(({ rows }) => rows.length > 0);
  if (charts.length === 0) return <ReportSection name="offline" view={view} notes={notes} />;
  return (
    <ReportSection name="offline" view={view} notes={notes}>
      <div className="charts">
        {charts.map(({ name, rows }) => {
          const bars = rows.map(({ label, count }) => ({ label, value: count, text: view.number(count) }));
          return <FigureBars key={name} name={name} rows={bars} view={view} />;
        })}
      </div>
      <DataTable
        id="offline-table"
        caption={words.offline.caption}
        head={[words.figure, words.samples]}
        rows={charts.flatMap(({ name, rows }) => rows.map(({ label, count }) => [`${name}: ${label}`, view.number(count)]))}
        view={view}
      />
    </ReportSection>
  );
}

/** Samples by the longest duration that each label stands for, in seconds. */
function countDurations({ all }: ReportData, labels: Readonly<Record<string, string>>): { label: string; count: number }[] {
  const ends = Object.keys(labels).map((end) => (end === 'more' ? Number.POSITIVE_INFINITY : Number(end) * 1000));
  const counts = ends.map(() => 0);
  for (const [bucket, samples] of all.get('offline-reading') ?? []) {
    const at = ends.findIndex((end) => middleOf('offline-reading', bucket) <= end);
    counts[at] = (counts[at] ?? 0) + samples;
  }
  return Object.values(labels).map((label, at) => ({ label, count: counts[at] ?? 0 }));
}
