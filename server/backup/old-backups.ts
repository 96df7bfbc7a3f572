import { readdirSync, rmSync } from 'node:fs';

/** Personal data may outlive an inquiry by five days (spec 15), in backups too. */
export const KEEP_DAYS = 5;

const DAY_MS = 86_400_000;
const NAME = /^site-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.(?:db|dump)(?:\.draft)?$/;

/** The name of a backup that is made at a moment: `site-2026-11-24T02-52-00-000Z.db`. */
export function nameBackup(kind: 'sqlite' | 'postgres', now: Date): string {
  return `site-${now.toISOString().replace(/[:.]/g, '-')}.${kind === 'sqlite' ? 'db' : 'dump'}`;
}

/** Deletes the backups of a folder that are older than this many days, by the moment in their names, and what was left of one that was broken off. Gives the names. */
export function deleteOldBackups(folder: string, days: number, now: Date): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [day, time] = NAME.exec(name)?.[1]?.split('T') ?? [];
    if (!day || !time) return false;
    const [hours, minutes, seconds, milliseconds] = time.replace('Z', '').split('-');
    return now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) > days * DAY_MS;
  });
  for (const name of old) rmSync(`${folder}/${name}`);
  return old;
}
