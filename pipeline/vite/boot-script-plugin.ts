import { build, minify, type Plugin, type Rolldown } from 'vite';
import { BOOT_SCRIPT, ROOT } from '../paths.ts';

/**
 * Emits the boot script of the documents as a file that imports nothing, with what it shares with the app inside: as an entry of the
 * app's bundle it would wait for other chunks, and a deploy may have taken them.
 */
export function bootScriptPlugin(): Plugin {
  return {
    name: 'site:boot-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code: source } = await minify('boot.js', await bundleBootScript(), { module: true });
      this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: BOOT_SCRIPT, source });
    },
  };
}

async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', minify: false, lib: { entry: BOOT_SCRIPT, formats: ['es'] } },
  });
  const [chunk, ...others] = (result as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${BOOT_SCRIPT} must make one file: import nothing dynamically in it`);
  return chunk.code;
}
