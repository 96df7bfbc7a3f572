import { Command } from 'commander';
import { readOwnPdfs } from '../pipeline/brochures/own-pdfs.ts';
import { checkContent } from '../pipeline/content/check-content.ts';
import { formatErrors } from '../pipeline/content/format-errors.ts';

new Command('npm run check:content --')
  .description('Validates the content as the build does, without building.')
  .showHelpAfterError()
  .parse();

const errors = await checkContent();
const { notes } = await readOwnPdfs();
for (const note of notes) console.warn(`Note: ${note}`);
if (errors.length > 0) console.error(formatErrors(errors));
else console.log('The content is valid.');
process.exitCode = errors.length === 0 ? 0 : 1;
