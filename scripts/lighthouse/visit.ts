import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Result } from 'lighthouse';
import { ROOT } from '../../pipeline/paths.ts';
import { createMachine } from './machine.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { whyNoFigures } from './why-no-figures.ts';

export interface Visit {
  report: Result;
  /** The machine had the speed that its CPU was slowed down by, and let the page have it. */
  counts: boolean;
}

/** How often a visit is repeated that ends without figures, as when the browser did not paint in time. */
const ATTEMPTS = 3;
const FOLDER = `${ROOT}.lighthouseci`;

const machine = createMachine();

export function emptyReports(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
}

/** Measures a page once, and stores the report. */
export async function visit(url: string, print: (line: string) => void, attempt = 1): Promise<Visit> {
  const { value, isSteady } = await machine.watch(async (index) => {
    const result = await runLighthouse(url, index);
    return { value: result, index: result.report.environment.benchmarkIndex, share: result.share };
  });
  const { report, html } = value;
  const file = `${FOLDER}/lhr-${Date.now()}`;
  writeFileSync(`${file}.json`, JSON.stringify(report));
  writeFileSync(`${file}.html`, html);
  const error = whyNoFigures(report);
  if (!error) return { report, counts: isSteady };
  print(`    no figures: ${error}`);
  return attempt < ATTEMPTS ? visit(url, print, attempt + 1) : { report, counts: true };
}
