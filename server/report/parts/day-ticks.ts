import type { Tick } from '../charts/chart-axes.tsx';

const TICKS = 5;

/** Days below a chart, evenly apart: `11-24`. */
export function dayTicks(days: readonly string[]): Tick[] {
  const last = days.length - 1;
  const count = Math.min(TICKS, days.length);
  const places = Array.from({ length: count }, (_, at) => Math.round((at * last) / Math.max(1, count - 1)));
  return places.map((x) => ({ x, text: days[x]?.slice(5) ?? '' }));
}
