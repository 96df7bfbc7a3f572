import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the build reads and writes. `OUT_DIR` and `CACHE_DIR` let tests build beside a running site. */
export const ROOT = at('');
export const CONTENT = at('content');
export const LOCALES_DIR = at('locales');
export const CACHE = process.env.CACHE_DIR ?? at('.cache');
export const DIST = process.env.OUT_DIR ?? at('dist');
/** What is served as it stands. */
export const SITE = `${DIST}/site`;
