import type { LighthouseFigure } from '../figures/read-lighthouse-history.ts';
import type { View } from '../view.ts';

/** A figure in the unit in which it is shown: a score of 100, and bytes in KiB. */
export function inUnit(name: LighthouseFigure, value: number): number {
  if (name === 'score') return value * 100;
  return isBytes(name) ? value / 1024 : value;
}

/** How a figure is written, in that unit. */
export function formatInUnit(name: LighthouseFigure, value: number, { locale }: View): string {
  return value.toLocaleString(locale, { maximumFractionDigits: name === 'CLS' ? 3 : 0 });
}

export const formatLighthouse = (name: LighthouseFigure, value: number, view: View): string =>
  formatInUnit(name, inUnit(name, value), view);

/** Its name above a column or a chart, with its unit. */
export function nameLighthouse(name: LighthouseFigure, { words }: View): string {
  const { short } = words.lighthouse;
  if (name === 'score') return short.score;
  if (name === 'CLS') return name;
  return isBytes(name) ? `${short[name]} (KiB)` : `${name} (ms)`;
}

const isBytes = (name: LighthouseFigure): name is 'scriptBytes' | 'totalBytes' => name === 'scriptBytes' || name === 'totalBytes';
