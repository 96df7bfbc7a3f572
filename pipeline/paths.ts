import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the build reads and writes. `OUT_DIR` and `CACHE_DIR` let tests build beside a running site. */
export const ROOT = at('');
export const CONTENT = at('content');
export const LOCALES_DIR = at('locales');
export const CACHE = process.env.CACHE_DIR ?? at('.cache');
/** Where releases are, and the link to the one in place. */
export const OUT = process.env.OUT_DIR ?? at('dist');
/** The release in place; in a build, the one that is being made (pipeline/start-build.ts). */
export const DIST = process.env.DRAFT_DIR ?? `${OUT}/current`;
/** What is served as it stands. */
export const SITE = `${DIST}/site`;
/** The documents of offline kits, by the folder of a build. */
export const offlineDocuments = (dist: string) => `${dist}/offline`;
export const BOOT_SCRIPT = 'src/app/boot/boot.ts';
