import type { View } from '../view.ts';
import type { LineSeries } from './line-series.ts';

/** The front line of a chart in words, for whoever does not see it. */
export function describeLine(name: string, { series, limit, isOver, format }: LineSeries, { words, fill, number }: View): string {
  const values = (series[0] ?? []).flatMap(({ y }) => y ?? []);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return `${name}: ${words.none}`;
  const line = fill(words.line, {
    name,
    count: number(values.length),
    first: format(first),
    last: format(last),
    lowest: format(Math.min(...values)),
    highest: format(Math.max(...values)),
  });
  if (limit === undefined) return line;
  return `${line} ${fill(words.lineLimit, { limit: format(limit), over: number(values.filter(isOver).length) })}`;
}
