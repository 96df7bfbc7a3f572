import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const cache = process.env.CACHE_DIR ?? at('.cache');

/** What people edit: content and words. */
export const SOURCES = { content: at('content'), locales: at('locales') };
/** The same as it last was without faults, which everything in the development server reads. */
export const GOOD = { content: `${cache}/dev/content`, locales: `${cache}/dev/locales` };
/** Takes the place of `dist`. */
export const DEV_DIST = `${cache}/dev/dist`;
