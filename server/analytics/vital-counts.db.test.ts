import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { openVitalCounts, type VitalRow } from './vital-counts.ts';

const NOW = Date.parse('2026-11-24T01:00:00.000Z');
const message = () => ({ id: randomUUID(), at: '2026-11-24T00:59:00.000Z' });
const row = (bucket: number): VitalRow => ({ page: 'home', metric: 'LCP', bucket });

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  const open = (from: Database) => openVitalCounts(from, { now: () => NOW, interval: 60_000, report: vi.fn() });
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place);
  });
  afterEach(() => emptyDatabase(database, place.dataDir));
  afterAll(() => database.close());
  const samples = () => database.db.selectFrom('vital_samples').select(['bucket', 'samples']).orderBy('bucket').execute();

  it('adds samples of a bucket up, also those of another server', async () => {
    const other = await openDatabase(place);
    const [mine, others] = [open(database), open(other)];
    for (let n = 0; n < 20; n += 1) (n % 2 ? mine : others).add(message(), [row(7), row(8)]);
    await Promise.all([mine.close(), others.close()]);
    expect(await samples()).toEqual([
      { bucket: 7, samples: 20 },
      { bucket: 8, samples: 20 },
    ]);
    await other.close();
  });

  it('deletes days that are older than three months', async () => {
    const old = (day: string) => ({ ...row(7), day, samples: 1 });
    await database.db
      .insertInto('vital_samples')
      .values([old('2026-08-20'), old('2026-08-25')])
      .execute();
    const counts = open(database);
    counts.add(message(), [row(7)]);
    await counts.close();
    expect(await database.db.selectFrom('vital_samples').select('day').orderBy('day').execute()).toEqual([
      { day: '2026-08-25' },
      { day: '2026-11-24' },
    ]);
  });

  it('writes more buckets than one statement takes', async () => {
    const counts = open(database);
    for (let at = 0; at < 7500; at += 50)
      counts.add(
        message(),
        Array.from({ length: 50 }, (_, n) => row(at + n)),
      );
    await counts.close();
    expect((await samples()).length).toBe(7500);
  });
});
