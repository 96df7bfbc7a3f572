import { GOOD } from './folders.ts';

// scripts/dev.ts imports this file before all others, since pipeline/paths.ts reads the environment when it is loaded.
process.env.CONTENT_DIR = GOOD.content;
process.env.LOCALES_DIR = GOOD.locales;
// A brochure is printed when its words are final: until then it is out of date, which is no fault of an edit.
process.env.OLD_BROCHURES ??= '1';
