import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CACHE, CONTENT } from '../paths.ts';

/** A file that is made from sources by a name that carries their hash. */
interface CommittedFile {
  path: string;
  /** It is in content/; otherwise it has been made for this machine. */
  isCommitted: boolean;
}

/** Where a file lies in content/, if it is committed. */
export function committedPath(name: string, content: string = CONTENT): string | undefined {
  const path = `${content}/${name}`;
  return existsSync(path) ? path : undefined;
}

/**
 * Takes a file from `content/` where it is committed, else from the cache, else makes it. `npm run committed-files` commits what is
 * missing.
 * @param name Below content/, such as `share-pictures/vials.1f3a9c02.jpg`.
 */
export async function takeCommitted(name: string, make: () => Promise<Uint8Array>, content: string = CONTENT): Promise<CommittedFile> {
  const committed = committedPath(name, content);
  if (committed) return { path: committed, isCommitted: true };
  const path = `${CACHE}/${name}`;
  if (!existsSync(path) || process.env.MEDIA_CACHE === 'off') {
    mkdirSync(dirname(path), { recursive: true });
    const bytes = await make();
    writeFileSync(`${path}.part`, bytes);
    renameSync(`${path}.part`, path);
  }
  return { path, isCommitted: false };
}
