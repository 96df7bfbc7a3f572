import { readdir, rm } from 'node:fs/promises';
import type { MailTable } from '../db/tables.ts';

const NAME = /^\d{4}-\d{2}-\d{2}-(?:team|receipt)-([0-9a-f-]{36})\.eml(?:\.part)?$/;

export function mailFolder(dataDir: string): string {
  return `${dataDir.replace(/\/$/, '')}/mail`;
}

/** The name says which inquiry it belongs to, so that it can be found when that is destroyed. */
export function mailFileName(day: string, kind: MailTable['kind'], inquiryId: string): string {
  return `${day}-${kind}-${inquiryId}.eml`;
}

/** Removes the files of those inquiries that `destroyedOf` picks from all that have files here. Says how many files went. */
export async function removeMailFiles(
  dataDir: string,
  destroyedOf: (inquiryIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const folder = mailFolder(dataDir);
  const files = (await namesIn(folder)).flatMap((name) => {
    const id = NAME.exec(name)?.[1];
    return id ? [{ name, id }] : [];
  });
  if (files.length === 0) return 0;
  const destroyed = await destroyedOf([...new Set(files.map(({ id }) => id))]);
  const doomed = files.filter(({ id }) => destroyed.has(id));
  await Promise.all(doomed.map(({ name }) => rm(`${folder}/${name}`, { force: true })));
  return doomed.length;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
