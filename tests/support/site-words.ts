/** Stands in for the module `site:words`, which the build makes, in unit tests that do not mock it: the words of locales/. */
export const shape = '';
export { readWords } from '../../src/i18n/dev-words.ts';
