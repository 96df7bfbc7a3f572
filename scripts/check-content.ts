import { Command } from 'commander';
import { formatErrors, readContent } from '../pipeline/content/read-content.ts';

new Command('npm run check:content --')
  .description('Validates the content as the build does, without building.')
  .showHelpAfterError()
  .parse();

const { errors, notes } = await readContent();
for (const note of notes) console.warn(`Note: ${note}`);
if (errors.length > 0) console.error(formatErrors(errors));
else console.log('The content is valid.');
process.exitCode = errors.length === 0 ? 0 : 1;
