import type { ReportWords } from '../words.ts';
import { countShown } from './figure.ts';
import type { Histograms } from './read-histograms.ts';
import type { ReportData } from './read-report-data.ts';

export interface Condition {
  name: string;
  groups: { label: string; histograms: Histograms }[];
}

/** What pages shown are told apart by, each in the order of its words. */
export function listConditions({ by }: ReportData, { conditions }: ReportWords): Condition[] {
  return [
    toCondition(conditions.source, by.source, conditions.sources),
    toCondition(conditions.connection, by.connection, conditions.connections),
    toCondition(conditions.navigation, by.navigation, conditions.navigations),
    toCondition(conditions.worker, by.has_worker, conditions.workers),
    toCondition(conditions.saver, by.saves_data, conditions.savers),
  ];
}

function toCondition(name: string, groups: ReadonlyMap<string, Histograms>, labels: Readonly<Record<string, string>>): Condition {
  const isKnown = (key: string) => Object.hasOwn(labels, key);
  const keys = [...Object.keys(labels), ...[...groups.keys()].filter((key) => !isKnown(key))];
  return {
    name,
    groups: keys.flatMap((key) => {
      const histograms = groups.get(key);
      return histograms && countShown(histograms) > 0 ? [{ label: labels[key] ?? key, histograms }] : [];
    }),
  };
}
