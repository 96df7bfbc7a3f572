import { Command } from 'commander';
import { buildIfChanged } from './build-if-changed.ts';

new Command('node scripts/build.ts').description('Builds the site when its sources or inputs have changed.').showHelpAfterError().parse();
buildIfChanged();
