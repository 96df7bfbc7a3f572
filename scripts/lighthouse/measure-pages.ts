import type { Result } from 'lighthouse';
import { type Counts, noCounts } from '../test-run/counts.ts';
import { CI } from './assertions.ts';
import type { Progress } from './progress.ts';
import { reportPage } from './report-page.ts';
import { emptyReports, type Visit, visit } from './visit.ts';

/** Visits to a page that failed, at most, and how many of them must count for the median to be believed. */
const MOST_VISITS = 9;
const FEWEST_VISITS = 3;
const TOO_BUSY = 'Lighthouse’s times of a page: the machine was too busy';

/** Measures every page once; those that fail again, after all others. */
export async function measurePages(origin: string, paths: readonly string[], progress: Progress): Promise<Counts> {
  const counts = noCounts();
  const failed: string[] = [];
  emptyReports();
  for (const [at, path] of paths.entries()) {
    progress.begin(`page ${at + 1} of ${paths.length}: ${path}`);
    const { report } = await visit(origin + path, progress.print);
    const page = reportPage(path, [report], progress.print);
    if (page.failures.length > 0) failed.push(path);
    else {
      page.remember();
      counts.passed += 1;
    }
  }
  for (const [at, path] of failed.entries()) {
    const visits = await visitAgain(origin + path, `page ${at + 1} of ${failed.length} that failed, again: ${path}`, progress);
    judge(path, visits, counts, progress);
  }
  return counts;
}

/** Measures a page until enough visits count. */
async function visitAgain(url: string, title: string, progress: Progress): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < MOST_VISITS && visits.filter((one) => one.counts).length < CI.collect.numberOfRuns) {
    progress.begin(`${title}, visit ${visits.length + 1}`);
    visits.push(await visit(url, progress.print));
  }
  return visits;
}

/** Judges the median of the visits that count. Where too few do, the times of the page are not judged. */
function judge(path: string, visits: readonly Visit[], counts: Counts, progress: Progress): void {
  const counting: Result[] = visits.filter((one) => one.counts).map(({ report }) => report);
  const areTimesKnown = counting.length >= FEWEST_VISITS;
  const page = reportPage(path, areTimesKnown ? counting : visits.map(({ report }) => report), progress.print);
  page.remember();
  const failures = page.failures.filter((failure) => areTimesKnown || !failure.isTime);
  if (failures.length > 0) {
    counts.failed += 1;
    counts.failures.push(`${path}: ${failures.map(({ text }) => text).join('; ')}`);
  } else if (areTimesKnown) {
    counts.passed += 1;
    counts.secondTry.push(path);
  } else {
    counts.skipped += 1;
    counts.skips[TOO_BUSY] = (counts.skips[TOO_BUSY] ?? 0) + 1;
    progress.print(`    not judged: in ${counting.length} of ${visits.length} visits the machine was as fast as before`);
  }
}
