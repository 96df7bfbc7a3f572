import { readFileSync, rmSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { DIST } from '../../pipeline/paths.ts';
import { replaceFile } from './other-build.ts';

/** A browser that saves data: it says so to the page, and to the server. */
export async function saveDataInContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const network = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => network });
  });
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
}

/** It says so to the worker: in a linked copy of the site, whose files are replaced. */
export function saveDataInWorker(site: string): void {
  const worker = readFileSync(`${DIST}/site/sw.js`, 'utf8');
  const says = "Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) });";
  replaceFile(`${site}/sw.js`, says + worker);
  for (const compressed of ['br', 'gz']) rmSync(`${site}/sw.js.${compressed}`);
}
