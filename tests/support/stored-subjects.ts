import { openDatabase } from '../../server/db/open-database.ts';

/** Subjects of what the server has stored. */
export async function storedSubjects(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return (await db.selectFrom('inquiries').select('subject').execute()).map(({ subject }) => String(subject));
  } finally {
    await close();
  }
}
