import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Command } from 'commander';
import { didYouMean } from '../pipeline/content/nearest.ts';
import { publishNow } from '../pipeline/content/release.ts';
import { readInputs } from '../pipeline/inputs.ts';
import { DIST, ROOT } from '../pipeline/paths.ts';
import { describeSettings, readConfig } from '../server/config.ts';

new Command('npm run check:settings --')
  .description('Says what is wrong with the settings of the environment and of .env, without building or starting anything.')
  .showHelpAfterError()
  .parse();

const errors: string[] = [];
function check<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    errors.push(...(error as Error).message.split('\n').map((line) => line.trim()));
    return undefined;
  }
}

const known = [...readFileSync(`${ROOT}.env.example`, 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
const written = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [];
for (const name of written)
  if (!known.includes(name)) errors.push(`.env names ${name}, which is no setting (docs/settings.md)${didYouMean(name, known)}`);
const inputs = check(readInputs);
check(publishNow);
const config = check(() => readConfig(process.env, DIST));
if (inputs && config && errors.length === 0) {
  // No build is looked at.
  const [, ...server] = describeSettings(config, { build: '', metricsPort: config.metrics?.port });
  console.log([`site: ${inputs.origin}`, ...server, 'The settings are valid.'].join('\n'));
} else console.error(errors.join('\n'));
process.exitCode = errors.length === 0 ? 0 : 1;
