import type { Result } from 'lighthouse';
import { type Counts, noCounts } from '../test-run/counts.ts';
import { CI } from './assertions.ts';
import type { Progress } from './progress.ts';
import { reportPage } from './report-page.ts';
import { emptyReports, type Visit, visit } from './visit.ts';

/** How many visits to a page that failed must count for the median to be believed, and how many may not. */
const FEWEST_VISITS = 3;
const MOST_LOST = 4;
/** So many pages in a row that could not be judged say that the machine cannot measure times now. */
const PAGES_LOST = 2;
const TOO_BUSY = 'Lighthouse’s times of a page: the machine was too busy';

/** Measures every page once; those that fail again, after all others. */
export async function measurePages(origin: string, paths: readonly string[], progress: Progress): Promise<Counts> {
  const counts = noCounts();
  const failed: { path: string; first: Visit }[] = [];
  emptyReports();
  for (const [at, path] of paths.entries()) {
    progress.begin(`page ${at + 1} of ${paths.length}: ${path}`);
    const first = await visit(origin + path, progress.print);
    const page = reportPage(path, [first.report], progress.print);
    if (page.failures.length > 0) failed.push({ path, first });
    else {
      page.remember();
      counts.passed += 1;
    }
  }
  let lostInARow = 0;
  for (const [at, { path, first }] of failed.entries()) {
    const title = `page ${at + 1} of ${failed.length} that failed, again: ${path}`;
    const visits = lostInARow < PAGES_LOST ? await visitAgain(origin + path, title, progress) : [first];
    lostInARow = judge(path, visits, counts, progress) ? 0 : lostInARow + 1;
  }
  return counts;
}

/** Measures a page until enough visits count, or too many do not. */
async function visitAgain(url: string, title: string, progress: Progress): Promise<Visit[]> {
  const visits: Visit[] = [];
  const counting = () => visits.filter((one) => one.counts).length;
  while (counting() < CI.collect.numberOfRuns && visits.length - counting() < MOST_LOST) {
    progress.begin(`${title}, visit ${visits.length + 1}`);
    visits.push(await visit(url, progress.print));
  }
  return visits;
}

/** Judges the median of the visits that count. Where too few do, the times of the page are not judged: then it gives false. */
function judge(path: string, visits: readonly Visit[], counts: Counts, progress: Progress): boolean {
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
    progress.print(`    not judged: in ${counting.length} of ${visits.length} visits the page had a machine as fast as before`);
  }
  return areTimesKnown;
}
