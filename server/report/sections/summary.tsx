import { figureOf } from '../figures/figure.ts';
import type { ReportData } from '../figures/read-report-data.ts';
import { JUDGED, LIMITS } from '../limits.ts';
import { ReportSection } from '../parts/report-section.tsx';
import type { View } from '../view.ts';

/** The figures of the whole period. */
export function Summary({ data, view }: { data: ReportData; view: View }) {
  const { words, fill } = view;
  const figures = JUDGED.flatMap((metric) => {
    const figure = figureOf(metric, data.all);
    return figure ? [{ metric, ...figure }] : [];
  });
  const over = figures.filter(({ isOver }) => isOver).map(({ metric }) => view.nameOf(metric));
  if (figures.length === 0) return <ReportSection name="summary" view={view} notes={[words.summary.noFigures]} />;
  const verdict = over.length === 0 ? words.summary.good : fill(words.summary.over, { list: over.join(', ') });
  return (
    <ReportSection name="summary" view={view} notes={[verdict]}>
      <ul className="tiles">
        {figures.map(({ metric, p50, p75, p95, samples, within = 0, isOver, isFew }) => (
          <li key={metric}>
            <h3>
              {view.nameOf(metric)} <span>{words.metrics[metric]}</span>
            </h3>
            <p className={isOver ? 'big over' : 'big'}>
              {view.amount(metric, p75)} <span>p75</span>
            </p>
            <p>
              {fill(words.summary.limit, {
                limit: metric === 'CLS' ? view.tick(metric, LIMITS[metric]) : view.amount(metric, LIMITS[metric]),
              })}
            </p>
            <p>{fill(words.summary.within, { share: view.percent(within) })}</p>
            <p>{`p50 ${view.value(metric, p50)} · p95 ${view.value(metric, p95)}`}</p>
            <p>{`${fill(words.summary.samples, { n: view.number(samples) })}${isFew ? ` (${words.few})` : ''}`}</p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
