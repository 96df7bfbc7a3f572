import { figureOf } from '../figures/figure.ts';
import type { Histograms } from '../figures/read-histograms.ts';
import { JUDGED, type Judged } from '../limits.ts';
import type { View } from '../view.ts';
import type { Cell } from './data-table.tsx';

/** The p75 of each judged figure of a group, as cells of a table. */
export function judgedCells(histograms: Histograms | undefined, view: View, metrics: readonly Judged[] = JUDGED): Cell[] {
  return metrics.map((metric) => {
    const figure = figureOf(metric, histograms);
    return figure ? { text: view.value(metric, figure.p75), isOver: figure.isOver, isFew: figure.isFew } : { text: '–' };
  });
}

/** Their headings. */
export const judgedHeads = (view: View, metrics: readonly Judged[] = JUDGED): string[] =>
  metrics.map((metric) => (metric === 'CLS' ? metric : `${view.nameOf(metric)} (ms)`));
