import { readdir } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

/** What is asked for most: pages, and the files that a page loads. Pictures and downloads are read when they are asked for. */
const FIRST = /\.(?:html|js|css|woff2|json)$/;

/** Reads files ahead until the store is nearly full, so that the first visitors need not wait for the disk. Ends early when one fails. */
export async function fillStore(files: FileStore, root: string, maxBytes: number): Promise<void> {
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  for (const name of names.filter((one) => FIRST.test(one) && !one.startsWith('.'))) {
    if (files.heldBytes > maxBytes * 0.9) return;
    await files.find(name);
  }
}
