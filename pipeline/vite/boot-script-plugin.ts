import { readFileSync } from 'node:fs';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { BOOT_SCRIPT, ROOT } from '../paths.ts';

/**
 * Emits the boot script of the documents as a file that imports nothing: as an entry of the bundle it would wait for the chunk with
 * Vite's own helper for imports.
 */
export function bootScriptPlugin(): Plugin {
  return {
    name: 'site:boot-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(`${ROOT}${BOOT_SCRIPT}`, 'utf8'), BOOT_SCRIPT, { target: 'es2022' });
      const { code: source } = await minify('boot.js', code);
      this.emitFile({ type: 'asset', name: 'boot.js', originalFileName: BOOT_SCRIPT, source });
    },
  };
}
