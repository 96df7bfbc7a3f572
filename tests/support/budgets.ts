import { readFileSync } from 'node:fs';
import { DIST, ROOT } from '../../pipeline/paths.ts';

const KB = 1024;

/** What a visit may cost, in bytes on the wire, beside what lighthouserc.json says of a page's files. */
export const BUDGETS = {
  /** The first picture of a page on a phone. */
  picture: 45 * KB,
  /** The pictures of the first screen of a desktop of 1440 pixels, dense. */
  desktopPictures: 180 * KB,
  /** What following a link needs beside the data: the page's own code and words. The contact form has its checks and the outbox. */
  pageCode: { other: 15 * KB, form: 22 * KB },
  /** What the worker stores when it is installed. */
  precache: 320 * KB,
  /** The offline kit of a language. */
  kit: 200 * KB,
  /** A first visit to home with worker and kit, at rest. */
  firstVisit: 560 * KB,
  firstVisitRequests: 60,
  secondVisit: 3 * KB,
  /** A first visit under data saver to a page that is not home. */
  dataSaver: { total: 60 * KB, script: 9 * KB },
} as const;

interface LighthouseSettings {
  ci: { assert: { assertMatrix: { matchingUrlPattern: string; assertions: Record<string, [string, { maxNumericValue?: number }]> }[] } };
}

/** What lighthouserc.json allows a page's files of one type, in bytes on the wire. */
export const pageBudget = (url: string, type: 'document' | 'script' | 'font' | 'total'): number =>
  auditBudget(`resource-summary:${type}:size`, url);

/** The limit of lighthouserc.json for an audit of a page. */
export function auditBudget(audit: string, url: string): number {
  const { ci } = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8')) as LighthouseSettings;
  const limits = ci.assert.assertMatrix
    .filter(({ matchingUrlPattern }) => new RegExp(matchingUrlPattern).test(url))
    .map(({ assertions }) => assertions[audit]?.[1].maxNumericValue);
  const limit = limits.find((value) => value !== undefined);
  if (limit === undefined) throw new Error(`lighthouserc.json has no limit of ${audit} for ${url}`);
  return limit;
}

/** A file of a page with its bytes. */
interface Part {
  path: string;
  bytes: number;
}

/**
 * What to say of a page whose files are heavier than its budget: the limit, the heaviest files, and of code the largest modules. Undefined
 * where they are within it.
 */
export function describeExcess(page: string, what: string, limit: number, parts: readonly Part[]): string | undefined {
  const sum = parts.reduce((bytes, part) => bytes + part.bytes, 0);
  if (sum <= limit) return undefined;
  const modules = JSON.parse(readFileSync(`${DIST}/.vite/modules.json`, 'utf8')) as Record<string, Record<string, number>>;
  const heaviest = parts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  const files = heaviest.map(({ path, bytes }) => {
    const largest = Object.entries(modules[path.replace(/^\//, '')] ?? {}).sort(([, one], [, other]) => other - one);
    const named = largest.slice(0, 3).map(([module, length]) => `${module} ${length}`);
    return `${path} ${bytes}${named.length > 0 ? ` (${named.join(', ')} before compression)` : ''}`;
  });
  return `${page}: ${sum} bytes of ${what}, the limit is ${limit}; heaviest: ${files.join('; ')}. docs/performance.md says what to do`;
}
