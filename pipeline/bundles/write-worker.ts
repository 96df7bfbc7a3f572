import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { LOCALES } from '../../core/site/locales.ts';
import { digestOf } from '../incremental/digest.ts';
import { CACHE, ROOT, SITE } from '../paths.ts';

const FOLDER = `${CACHE}/worker`;

/** What vite-plugin-pwa's plugin of that name offers to others, vite-react-ssg among them. */
interface PwaApi {
  generateSW(): Promise<void>;
}

/** Builds the service worker over the documents and bundles of the site, with vite-plugin-pwa. It is kept while those are the same. */
export async function writeWorker(bundles: string): Promise<void> {
  const offline = LOCALES.map((locale) => readFileSync(`${SITE}/${locale}/offline.html`));
  const kept = `${FOLDER}/${digestOf(bundles, ...offline)}.js`;
  if (!existsSync(kept)) {
    const { resolveConfig } = await import('vite');
    const config = await resolveConfig(
      { configFile: `${ROOT}vite.config.ts`, root: ROOT, logLevel: 'warn', build: { reportCompressedSize: false } },
      'build',
      'production',
      'production',
    );
    const api = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as PwaApi | undefined;
    if (!api) throw new Error('vite.config.ts has no vite-plugin-pwa: nothing builds the service worker');
    await api.generateSW();
    mkdirSync(FOLDER, { recursive: true });
    for (const name of readdirSync(FOLDER)) rmSync(`${FOLDER}/${name}`);
    copyFileSync(`${SITE}/sw.js`, kept);
  } else copyFileSync(kept, `${SITE}/sw.js`);
}
