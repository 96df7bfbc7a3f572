import { type Judged, LIMITS } from '../limits.ts';
import { figureOf } from './figure.ts';
import type { Histograms } from './read-histograms.ts';

/**
 * Pages that have one of the metrics, those first that use most of a limit. What is known from few samples comes last: chance would put it
 * first.
 */
export function rankPages(byPage: ReadonlyMap<string, Histograms>, metrics: readonly Judged[]): string[] {
  const ranked = [...byPage].flatMap(([page, histograms]) => {
    const used = metrics.flatMap((metric) => {
      const figure = figureOf(metric, histograms);
      return figure ? [{ share: figure.p75 / LIMITS[metric], isFew: figure.isFew }] : [];
    });
    const known = used.filter(({ isFew }) => !isFew);
    const most = (known.length > 0 ? known : used).reduce((max, { share }) => Math.max(max, share), 0);
    return used.length > 0 ? [{ page, most, isFew: known.length === 0 }] : [];
  });
  return ranked.sort((a, b) => Number(a.isFew) - Number(b.isFew) || b.most - a.most || (a.page < b.page ? -1 : 1)).map(({ page }) => page);
}
