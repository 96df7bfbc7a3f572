import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT, SITE } from '../paths.ts';

/** Notes what each chunk is made of, in characters before they are compressed: a budget that is missed names the module that grew. */
export const chunkModulesPlugin = (): Plugin => ({
  name: 'chunk-modules',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const modulesOf = ({ modules }: (typeof chunks)[number]) =>
      Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [relative(ROOT, id), renderedLength]));
    mkdirSync(`${SITE}/.vite`, { recursive: true });
    writeFileSync(
      `${SITE}/.vite/modules.json`,
      JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, modulesOf(chunk)]))),
    );
  },
});
