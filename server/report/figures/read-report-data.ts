import type { Kysely } from 'kysely';
import { dayInSeoul, momentInSeoul } from '../../../core/site/seoul-time.ts';
import type { PageViewTable, Tables } from '../../db/tables.ts';
import { type Build, readBuilds } from './read-builds.ts';
import { type GroupColumn, type Histograms, mergeHistograms, readHistograms } from './read-histograms.ts';
import { type LighthouseHistory, readLighthouseHistory } from './read-lighthouse-history.ts';

const DAY = 86_400_000;
const GROUPS = ['day', 'build', 'page', 'source', 'connection', 'navigation', 'has_worker', 'saves_data'] as const satisfies GroupColumn[];

/** All that the report tells. */
export interface ReportData {
  now: number;
  /** Every day of the period, with samples or without. */
  days: readonly string[];
  all: Histograms;
  by: Readonly<Record<(typeof GROUPS)[number], ReadonlyMap<string, Histograms>>>;
  /** Pages that were shown without a connection, by their source. */
  offlineBySource: ReadonlyMap<string, Histograms>;
  builds: readonly Build[];
  views: readonly PageViewTable[];
  lighthouse: LighthouseHistory;
}

export interface ReportSource {
  db: Kysely<Tables>;
  /** First day. */
  since: string;
  now: number;
  historyFile: string;
}

export async function readReportData({ db, since, now, historyFile }: ReportSource): Promise<ReportData> {
  const groups: [string, Map<string, Histograms>][] = [];
  for (const column of GROUPS) groups.push([column, await readHistograms(db, since, column)]);
  const by = Object.fromEntries(groups) as unknown as ReportData['by'];
  const views = await db.selectFrom('page_views').selectAll().where('day', '>=', since).execute();
  return {
    now,
    days: listDays(since, now),
    all: mergeHistograms(by.day),
    by,
    offlineBySource: await readHistograms(db, since, 'source', 'offline'),
    builds: await readBuilds(db, since),
    views: views.map((row) => ({ ...row, views: Number(row.views) })),
    lighthouse: readLighthouseHistory(historyFile, momentInSeoul(since)),
  };
}

function listDays(since: string, now: number): string[] {
  const days: string[] = [];
  for (let moment = momentInSeoul(since); dayInSeoul(moment) <= dayInSeoul(now); moment += DAY) days.push(dayInSeoul(moment));
  return days;
}
