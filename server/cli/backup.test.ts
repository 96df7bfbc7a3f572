import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { deleteOldBackups, nameBackup } from './backup.ts';

test('backups that are too old go by the moment in their names, and no other file', () => {
  const folder = mkdtempSync(`${tmpdir()}/backups-`);
  const now = new Date('2026-11-24T02:52:00.000Z');
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const [fresh, limit, old] = [nameBackup('sqlite', now), nameBackup('postgres', at(5)), nameBackup('sqlite', at(5.01))];
  expect(fresh).toBe('site-2026-11-24T02-52-00-000Z.db');
  // A backup that was broken off.
  const draft = `${nameBackup('postgres', at(6))}.draft`;
  for (const name of [fresh, limit, old, draft, 'site.db', 'site-2020-01-01.db', 'notes.txt']) writeFileSync(`${folder}/${name}`, '');
  expect(deleteOldBackups(folder, 5, now).sort()).toEqual([draft, old].sort());
  expect(readdirSync(folder).sort()).toEqual([fresh, limit, 'site.db', 'site-2020-01-01.db', 'notes.txt'].sort());
  rmSync(folder, { recursive: true });
});
