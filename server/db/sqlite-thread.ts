import { workerData } from 'piscina';
import { openFile, type SqliteFile } from './sqlite-file.ts';

export interface SqliteQuery {
  sql: string;
  parameters: readonly unknown[];
}

/** What became of a query. A failure is data: an error would lose its code on its way to another thread. */
export type SqliteAnswer =
  | { rows: Record<string, unknown>[]; changes?: number; error?: undefined }
  | { error: { message: string; code: string | undefined } };

let file: SqliteFile | undefined;

/** Runs in the thread of the database: executes one statement. Opens the file with the first one. */
export default function execute({ sql, parameters }: SqliteQuery): SqliteAnswer {
  try {
    file ??= openFile((workerData as { path: string }).path);
    const statement = file.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Record<string, unknown>[] };
    return { rows: [], changes: Number(statement.run(parameters).changes) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { error: { message, code } };
  }
}

/** Closes the file, so that its write-ahead log is written back. */
export function close(): void {
  file?.close();
  file = undefined;
}
