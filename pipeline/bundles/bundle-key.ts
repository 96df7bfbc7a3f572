import { readFileSync } from 'node:fs';
import { newestDate } from '../content/post-sources.ts';
import { IMAGES_FILE } from '../described-images.ts';
import { digestOf } from '../incremental/digest.ts';
import { digestFiles, listSources } from '../incremental/source-files.ts';
import { readInputs } from '../inputs.ts';
import { CONTENT, ROOT } from '../paths.ts';

const FOLDERS = ['content', 'core', 'pipeline', 'public', 'src'];
const FILES = ['index.html', 'package-lock.json', 'vite.config.ts'];
/** Words and posts are read when a page is rendered; pictures count by their names, which stand in images.json; fonts and films are in no bundle. */
const READ_LATER = /\/content\/(?:posts|media|films|fonts)\//;

/**
 * Everything that the client's and the prerenderer's bundle are made from. A file too many costs a bundle, one too few a wrong site.
 * @param shape Digest of the keys of all words; their texts are in no bundle.
 */
export function bundleKey(shape: string): string {
  const files = listSources(FOLDERS).filter((file) => !READ_LATER.test(file));
  return digestOf(
    digestFiles([...files, ...FILES.map((name) => ROOT + name), `${CONTENT}/media/media.json`]),
    readFileSync(IMAGES_FILE),
    JSON.stringify(readInputs()),
    shape,
    newestDate().slice(0, 4),
    process.version,
  );
}
