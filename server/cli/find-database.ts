import { existsSync } from 'node:fs';
import { readDatabaseLocation } from '../config.ts';
import type { DatabaseLocation } from '../db/open-database.ts';

/** Where the database is, and the path of its file, which is unused with PostgreSQL. */
export type LocatedDatabase = DatabaseLocation & { path: string };

/** Reads where the server's database is. Throws for wrong settings. */
export function locateDatabase(env: NodeJS.ProcessEnv): LocatedDatabase {
  const errors: string[] = [];
  const location = readDatabaseLocation(env, errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { ...location, path: `${location.dataDir.replace(/\/$/, '')}/site.db` };
}

/** Finds the server's database. A missing file is an error and is not created, since the folder must be the wrong one. */
export function findDatabase(env: NodeJS.ProcessEnv): LocatedDatabase {
  const location = locateDatabase(env);
  if (!location.databaseUrl && !existsSync(location.path))
    throw new Error(`There is no ${location.path}: DATA_DIR must name the data folder of the server, which has started at least once`);
  return location;
}
