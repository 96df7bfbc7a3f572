import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { digestOf } from '../incremental/digest.ts';
import { digestFiles, listSources } from '../incremental/source-files.ts';
import { CACHE, DIST, ROOT } from '../paths.ts';
import { runApart } from './run-apart.ts';

const FOLDER = `${CACHE}/server`;
const FOLDERS = ['content', 'core', 'locales', 'server'];
/** The server reads these when it runs. */
const READ_LATER = /\/content\/(?:posts|media|films|fonts|brochures)\//;
const COMPLETE = 'complete';

/** The server and the staff's tool as plain JavaScript: production needs no compiler. Packages stay packages. Kept while their sources are the same. */
export async function writeServer(): Promise<void> {
  const kept = `${FOLDER}/${serverKey()}`;
  if (!existsSync(`${kept}/${COMPLETE}`)) {
    rmSync(FOLDER, { recursive: true, force: true });
    await runApart(new URL('build-server.ts', import.meta.url), kept);
    writeFileSync(`${kept}/${COMPLETE}`, '');
  }
  cpSync(kept, `${DIST}/server`, { recursive: true, filter: (path) => !path.endsWith(`/${COMPLETE}`) });
}

/** Everything that the bundle is made from. A file too many costs a bundle, one too few a wrong server. */
function serverKey(): string {
  const settings = readdirSync(ROOT).filter((name) => /^(?:package(?:-lock)?|tsconfig.*)\.json$/.test(name));
  const files = [...listSources(FOLDERS).filter((file) => !READ_LATER.test(file)), ...settings.map((name) => ROOT + name)];
  return digestOf(
    digestFiles([...files, ...['write-server.ts', 'build-server.ts'].map((name) => `${ROOT}pipeline/bundles/${name}`)]),
    process.version,
  );
}
