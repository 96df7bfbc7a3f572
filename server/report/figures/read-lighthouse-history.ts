import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What Lighthouse measures, in the order of the report. */
export const LIGHTHOUSE_FIGURES = ['score', 'FCP', 'LCP', 'TBT', 'CLS', 'scriptBytes', 'totalBytes'] as const;
export type LighthouseFigure = (typeof LIGHTHOUSE_FIGURES)[number];

const FiguresSchema = v.record(v.picklist(LIGHTHOUSE_FIGURES), v.number());
const RunSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.string(),
  build: v.string(),
  /** `/en/services/adc`. */
  page: v.string(),
  runs: v.number(),
  /** Lighthouse's benchmark index of the machine. */
  index: v.number(),
  figures: FiguresSchema,
  budgets: FiguresSchema,
});

/** Medians of one page in one run of Lighthouse, with the budgets it was judged by. */
export type LighthouseRun = v.InferOutput<typeof RunSchema>;

/**
 * Reads Lighthouse's history, the oldest run first; undefined where there is no such file. Throws for a line that is no run.
 * @param since The first moment, in milliseconds.
 */
export function readLighthouseHistory(file: string, since: number): LighthouseRun[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() ? [parseRun(line, `${file}:${at + 1}`)] : []))
    .filter((run) => Date.parse(run.at) >= since)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function parseRun(line: string, place: string): LighthouseRun {
  try {
    return v.parse(RunSchema, JSON.parse(line));
  } catch (error) {
    throw new Error(`${place} is no run of Lighthouse (${(error as Error).message}): correct the line, or remove it`);
  }
}
