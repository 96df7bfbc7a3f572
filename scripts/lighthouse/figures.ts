import type { Result } from 'lighthouse';
import { median } from './median.ts';

/** A figure of a page, as the tables show it and the history keeps it. */
export interface FigureDefinition {
  label: string;
  unit: '' | 'ms' | 'B';
  /** Its name among the assertions of lighthouserc.json. */
  assertion: string;
  read(report: Result): number;
}

interface Resources {
  items?: { resourceType: string; transferSize: number; requestCount: number }[];
}

const resources = (report: Result, type: string) =>
  (report.audits['resource-summary']?.details as Resources | undefined)?.items?.find(({ resourceType }) => resourceType === type);
const audit = (label: string, id: string, unit: FigureDefinition['unit'], round = Math.round): FigureDefinition => {
  return { label, unit, assertion: id, read: (report) => round(report.audits[id]?.numericValue ?? 0) };
};
const bytes = (label: string, type: string): FigureDefinition => {
  return { label, unit: 'B', assertion: `resource-summary:${type}:size`, read: (report) => resources(report, type)?.transferSize ?? 0 };
};
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** By their keys in the history, in the order of the tables. */
export const FIGURES = {
  score: {
    label: 'score',
    unit: '',
    assertion: 'categories:performance',
    read: (report) => report.categories.performance?.score ?? 0,
  },
  FCP: audit('first contentful paint', 'first-contentful-paint', 'ms'),
  LCP: audit('largest contentful paint', 'largest-contentful-paint', 'ms'),
  TBT: audit('total blocking time', 'total-blocking-time', 'ms'),
  CLS: audit('layout shift', 'cumulative-layout-shift', '', thousandths),
  documentBytes: bytes('document', 'document'),
  stylesheetBytes: bytes('style sheets', 'stylesheet'),
  scriptBytes: bytes('scripts', 'script'),
  fontBytes: bytes('fonts', 'font'),
  imageBytes: bytes('pictures', 'image'),
  mediaBytes: bytes('films', 'media'),
  otherBytes: bytes('other files', 'other'),
  totalBytes: bytes('all files', 'total'),
  thirdPartyCount: {
    label: 'third-party requests',
    unit: '',
    assertion: 'resource-summary:third-party:count',
    read: (report) => resources(report, 'third-party')?.requestCount ?? 0,
  },
} satisfies Record<string, FigureDefinition>;

export type FigureKey = keyof typeof FIGURES;
export const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];

/** The figures of a page: medians of its reports. */
export function figuresOf(reports: readonly Result[]): Record<FigureKey, number> {
  return Object.fromEntries(FIGURE_KEYS.map((key) => [key, median(reports.map(FIGURES[key].read))])) as Record<FigureKey, number>;
}
