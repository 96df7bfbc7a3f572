import { readdir, rm } from 'node:fs/promises';
import type { MailTable } from '../db/tables.ts';

const MAIL_FILE_NAME = /^\d{4}-\d{2}-\d{2}-(?:team|receipt|reminder)-([0-9a-f-]{36})\.eml(?:\.part)?$/;

export function mailFolder(dataDir: string): string {
  return `${dataDir.replace(/\/$/, '')}/mail`;
}

/** The name contains the inquiry's id, so that the file can be deleted with the inquiry. */
export function mailFileName(day: string, kind: MailTable['kind'], inquiryId: string): string {
  return `${day}-${kind}-${inquiryId}.eml`;
}

/** Removes mail files of inquiries that `findDestroyed` picks of those with files here. Gives how many. */
export async function removeMailFiles(
  dataDir: string,
  findDestroyed: (inquiryIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const folder = mailFolder(dataDir);
  const files = (await listFileNames(folder)).flatMap((name) => {
    const id = MAIL_FILE_NAME.exec(name)?.[1];
    return id ? [{ name, id }] : [];
  });
  if (files.length === 0) return 0;
  const destroyed = await findDestroyed([...new Set(files.map(({ id }) => id))]);
  const toRemove = files.filter(({ id }) => destroyed.has(id));
  await Promise.all(toRemove.map(({ name }) => rm(`${folder}/${name}`, { force: true })));
  return toRemove.length;
}

async function listFileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
