import { readFileSync } from 'node:fs';
import { DIST } from '../../pipeline/paths.ts';

/** What the worker stores when it is installed: how many files, and their Brotli bytes. */
export function measurePrecache(): { files: number; bytes: number } {
  const worker = readFileSync(`${DIST}/site/sw.js`, 'utf8');
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`](\/[^"'`]+)["'`]/g)].map(([, url]) => url as string);
  const sizes = urls.map((url) => readFileSync(`${DIST}/site${/\.\w+$/.test(url) ? url : `${url}.html`}.br`).length);
  return { files: urls.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
