import type { Metric } from '../../core/analytics/metrics.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import type { Judged } from './limits.ts';
import { REPORT_WORDS, type ReportWords } from './words.ts';

/** The words of a language, and how it writes figures. */
export interface View {
  locale: Locale;
  words: ReportWords;
  /** Fills `{name}` in a text. */
  fill: (text: string, values: Readonly<Record<string, string | number>>) => string;
  number: (value: number) => string;
  /** From 0 to 1: `12.3%`. */
  percent: (share: number) => string;
  /** A figure without its unit. */
  value: (metric: Metric, value: number) => string;
  /** A figure with its unit. */
  amount: (metric: Metric, value: number) => string;
  /** A figure beside an axis. */
  tick: (metric: Metric, value: number) => string;
  nameOf: (metric: Judged) => string;
  duration: (milliseconds: number) => string;
}

export function createView(locale: Locale): View {
  const words = REPORT_WORDS[locale];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fraction = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const value = (metric: Metric, given: number) => (metric === 'CLS' ? given.toFixed(3) : whole.format(given));
  const fill: View['fill'] = (text, values) =>
    fillTokens(text, Object.fromEntries(Object.entries(values).map(([name, given]) => [name, String(given)])));
  return {
    locale,
    words,
    fill,
    number: (given) => whole.format(given),
    percent: (given) => share.format(given),
    value,
    amount: (metric, given) => (metric === 'CLS' ? value(metric, given) : `${value(metric, given)}\u00a0ms`),
    tick: (metric, given) => (metric === 'CLS' ? fraction : whole).format(given),
    nameOf: (metric) => (metric === 'navigation' ? words.names.navigation : metric),
    duration: (milliseconds) => formatDuration(milliseconds / 1000, words.offline, fill),
  };
}

function formatDuration(seconds: number, words: ReportWords['offline'], fill: View['fill']): string {
  if (seconds < 100) return fill(words.seconds, { n: Math.round(seconds) });
  if (seconds < 100 * 60) return fill(words.minutes, { n: Math.round(seconds / 60) });
  return fill(words.hours, { n: Math.round(seconds / 3600) });
}
