import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { LOCALES } from '../../core/site/locales.ts';
import { digestOf } from '../incremental/digest.ts';
import { CACHE, SITE } from '../paths.ts';
import { runApart } from './run-apart.ts';

const FOLDER = `${CACHE}/worker`;

/** Builds the service worker over the documents and bundles of the site, with vite-plugin-pwa. It is kept while those are the same. */
export async function writeWorker(bundles: string): Promise<void> {
  const offline = LOCALES.map((locale) => readFileSync(`${SITE}/${locale}/offline.html`));
  const kept = `${FOLDER}/${digestOf(bundles, ...offline)}.js`;
  if (!existsSync(kept)) {
    await runApart(new URL('build-worker.ts', import.meta.url));
    mkdirSync(FOLDER, { recursive: true });
    for (const name of readdirSync(FOLDER)) rmSync(`${FOLDER}/${name}`);
    copyFileSync(`${SITE}/sw.js`, kept);
  } else copyFileSync(kept, `${SITE}/sw.js`);
}
