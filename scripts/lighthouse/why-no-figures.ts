import type { Result } from 'lighthouse';

/**
 * Why a report has no figures; undefined where it has them. Lighthouse says so of the whole run, as when the browser has painted nothing,
 * or of the audits of its trace alone (`NO_NAVSTART`), and asks to be run again.
 */
export function whyNoFigures({ runtimeError, audits }: Pick<Result, 'runtimeError' | 'audits'>): string | undefined {
  if (runtimeError) return `${runtimeError.code} ${runtimeError.message}`;
  const paint = audits['first-contentful-paint'];
  return paint?.scoreDisplayMode === 'error' ? (paint.errorMessage ?? 'no first paint was recorded') : undefined;
}
