import { publishNow } from '../pipeline/content/release.ts';
import { editorsLanguage } from '../pipeline/content/say-errors.ts';
import { readInputs } from '../pipeline/inputs.ts';
import { createCheckSettings } from '../server/cli/check-settings.ts';
import { runIfMain } from '../server/cli/program.ts';

await runIfMain(import.meta.url, (context) =>
  createCheckSettings(context, (env) => {
    const errors: string[] = [];
    const attempt = <Value>(read: () => Value) => {
      try {
        return read();
      } catch (error) {
        errors.push((error as Error).message);
        return undefined;
      }
    };
    const inputs = attempt(() => readInputs(env));
    attempt(() => publishNow(env));
    attempt(() => editorsLanguage(env));
    if (!inputs || errors.length > 0) throw new Error(errors.join('\n'));
    return inputs;
  }),
);
