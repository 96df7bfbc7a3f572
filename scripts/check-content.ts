import { Command } from 'commander';
import { readContent } from '../pipeline/content/read-content.ts';
import { formatErrors } from '../pipeline/content/say-errors.ts';
import { endWithMessage } from './ask-answers.ts';

new Command('npm run check:content --')
  .description('Validates the content as the build does, without building.')
  .showHelpAfterError()
  .parse();

await readContent().then(({ errors, notes }) => {
  for (const note of notes) console.warn(`Note: ${note}`);
  const print = errors.length > 0 ? console.error : console.log;
  print(formatErrors(errors));
  process.exitCode = errors.length === 0 ? 0 : 1;
}, endWithMessage);
