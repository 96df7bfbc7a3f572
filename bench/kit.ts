import { existsSync, statSync } from 'node:fs';
import { LOCALES } from '../core/site/locales.ts';
import { SITE } from '../pipeline/paths.ts';
import { LIMITS } from '../scripts/budgets/limits.ts';
import { CannotRun, type Figure, round, runAlone } from './figures.ts';

/** Bytes of the offline kit of each language as they are sent: with brotli. */
export async function measureKit(): Promise<Figure[]> {
  return LOCALES.map((locale) => {
    const file = `${SITE}/data/offline-kit.${locale}.bin.br`;
    if (!existsSync(file)) throw new CannotRun('the build wrote no offline kit (dist/site/data/offline-kit.{locale}.bin.br)');
    return { name: `offline kit in ${locale}`, unit: 'KB', figure: round(statSync(file).size / 1024), budget: LIMITS.kit / 1024 };
  });
}

await runAlone(import.meta.url, measureKit);
