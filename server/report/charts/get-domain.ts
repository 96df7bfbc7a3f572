import type { LineSeries } from './line-series.ts';

/** The lowest and the highest value of the vertical axis: all values and the limit, with room above. */
export function getDomain({ series, limit, isCut = false }: Pick<LineSeries, 'series' | 'limit' | 'isCut'>): [number, number] {
  const values = series.flat().flatMap(({ y }) => y ?? []);
  if (limit !== undefined) values.push(limit);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = (isCut && highest - lowest > 0 ? highest - lowest : highest || 1) * 0.12;
  return [isCut ? Math.max(0, lowest - room) : 0, highest + room];
}
