import { readFileSync } from 'node:fs';
import { ROOT } from '../../pipeline/paths.ts';

const KB = 1024;

/** What a visit may cost, in bytes on the wire, beside what lighthouserc.json says of a page's files. */
export const BUDGETS = {
  /** The first picture of a page on a phone. */
  picture: 45 * KB,
  /** What following a link needs beside the data: the page's own code and words. The contact form has its checks and the outbox. */
  pageCode: { other: 15 * KB, form: 22 * KB },
  /** Frames that a page asks for in ten seconds in which nothing moves. */
  framesAtRest: 2,
  /** What the worker stores when it is installed. */
  precache: 320 * KB,
  /** The offline kit of a language. */
  kit: 160 * KB,
  /** A first visit to home with worker and kit, at rest. */
  firstVisit: 480 * KB,
  firstVisitRequests: 60,
  secondVisit: 3 * KB,
  /** A first visit under data saver to a page that is not home. */
  dataSaver: { total: 60 * KB, script: 9 * KB },
} as const;

interface LighthouseSettings {
  ci: { assert: { assertMatrix: { matchingUrlPattern: string; assertions: Record<string, [string, { maxNumericValue?: number }]> }[] } };
}

/** What lighthouserc.json allows a page's files of one type, in bytes on the wire. */
export function pageBudget(url: string, type: 'document' | 'script' | 'font' | 'total'): number {
  const { ci } = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8')) as LighthouseSettings;
  const limits = ci.assert.assertMatrix
    .filter(({ matchingUrlPattern }) => new RegExp(matchingUrlPattern).test(url))
    .map(({ assertions }) => assertions[`resource-summary:${type}:size`]?.[1].maxNumericValue);
  const limit = limits.find((value) => value !== undefined);
  if (limit === undefined) throw new Error(`lighthouserc.json has no limit for the ${type} of ${url}`);
  return limit;
}
