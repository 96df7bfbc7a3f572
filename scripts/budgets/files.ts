import { statSync } from 'node:fs';
import { kitUrl } from '../../core/offline/kit.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { SITE } from '../../pipeline/paths.ts';
import type { BudgetFigure } from './figure.ts';
import { LIMITS } from './limits.ts';
import { measurePrecache } from './precache.ts';

/** Bytes of what the worker fetches. */
export function measureFiles(): BudgetFigure[] {
  const kits = LOCALES.map((locale): BudgetFigure => {
    return { name: `offline kit, ${locale}`, unit: 'B', measured: statSync(`${SITE}${kitUrl(locale)}.br`).size, budget: LIMITS.kit };
  });
  return [{ name: 'worker’s precache', unit: 'B', measured: measurePrecache().bytes, budget: LIMITS.precache }, ...kits];
}
