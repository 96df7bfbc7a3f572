import type { Result } from 'lighthouse';

interface Resources {
  items?: { resourceType: string; transferSize: number }[];
}

export const HEADINGS = 'medians: score, FCP ms, LCP ms, TBT ms, CLS, script bytes, total bytes, benchmark index, runs';

/** The figures of an address in one line, medians of its reports. */
export function figuresOf(reports: Result[]): string {
  const of = (value: (report: Result) => number) => median(reports.map(value));
  const audit = (name: string) => of((report) => report.audits[name]?.numericValue ?? 0);
  const bytes = (type: string) =>
    of((report) => {
      const details = report.audits['resource-summary']?.details as Resources | undefined;
      return details?.items?.find((item) => item.resourceType === type)?.transferSize ?? 0;
    });
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) => Math.round(audit(name)));
  return [
    of((report) => report.categories.performance?.score ?? 0),
    ...times,
    audit('cumulative-layout-shift').toFixed(3),
    bytes('script'),
    bytes('total'),
    of((report) => report.environment.benchmarkIndex),
    reports.length,
  ].join(' ');
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
