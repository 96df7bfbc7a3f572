import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import { groupByPage, isOverBudget } from '../figures/lighthouse-pages.ts';
import { LIGHTHOUSE_FIGURES } from '../figures/read-lighthouse-history.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { DataTable } from '../parts/data-table.tsx';
import { lastRunCells, runCells } from '../parts/lighthouse-cells.ts';
import { LighthouseChart } from '../parts/lighthouse-chart.tsx';
import { nameLighthouse } from '../parts/lighthouse-view.ts';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** The history of Lighthouse's figures. */
export function Lighthouse({ data, view }: { data: ReportData; view: View }) {
  const { words, fill, number } = view;
  const { file, runs } = data.lighthouse;
  const newest = runs?.at(-1);
  if (!runs) return <ReportSection name="lighthouse" view={view} notes={[fill(words.lighthouse.noHistory, { file })]} />;
  if (!newest) return <ReportSection name="lighthouse" view={view} notes={[words.lighthouse.noRuns]} />;
  const pages = groupByPage(runs);
  const measured = LIGHTHOUSE_FIGURES.filter((name) => runs.some(({ figures }) => figures[name] !== undefined));
  const over = pages.filter(({ last }) => measured.some((name) => isOverBudget(name, last.figures[name], last.budgets[name])));
  const timeOf = (at: string) => timeInSeoul(Date.parse(at));
  const notes = [
    fill(words.lighthouse.last, { pages: number(pages.length), day: timeOf(newest.at).slice(0, 10), commit: newest.commit }),
    fill(words.lighthouse.over, { pages: number(pages.length), over: number(over.length) }),
    words.lighthouse.note,
  ];
  const heads = measured.map((name) => nameLighthouse(name, view));
  return (
    <ReportSection name="lighthouse" view={view} notes={notes}>
      <div className="charts">
        {measured.map((name) => (
          <LighthouseChart key={name} name={name} pages={pages} runs={runs} view={view} />
        ))}
      </div>
      <DataTable
        id="lighthouse-pages"
        caption={words.lighthouse.caption}
        head={[words.page, ...heads]}
        rows={pages.map((page) => [page.page, ...measured.map((name) => lastRunCells(name, page, view))])}
        view={view}
      />
      <DataTable
        id="lighthouse-runs"
        caption={words.lighthouse.captionHistory}
        head={[words.lighthouse.at, words.lighthouse.commit, words.page, ...heads]}
        rows={runs.map((run) => [timeOf(run.at), run.commit, run.page, ...measured.map((name) => runCells(name, run, view))])}
        view={view}
      />
    </ReportSection>
  );
}
