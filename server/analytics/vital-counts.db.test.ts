import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { openVitalCounts, type VitalRow } from './vital-counts.ts';

const NOW = Date.parse('2026-11-24T01:00:00.000Z');
const message = () => ({ id: randomUUID(), at: '2026-11-24T00:59:00.000Z' });
const row = (bucket: number): VitalRow => ({
  build: 'B1',
  page: 'home',
  locale: 'ko',
  metric: 'LCP',
  navigation: 'load',
  source: 'network',
  connection: '4g',
  has_worker: 0,
  saves_data: 0,
  bucket,
});

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  const open = (from: Database) => openVitalCounts(from, { now: () => NOW, interval: 60_000, report: vi.fn() });
  beforeEach(async () => {
    place = await makePlace();
    database = await openDatabase(place);
  });
  afterEach(() => database.close());
  const samples = () => database.db.selectFrom('vitals').select(['bucket', 'samples']).orderBy('bucket').execute();

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

  it('a day has no more rows than its limit: samples beyond it lose their page, build and circumstances, and none is lost', async () => {
    const counts = openVitalCounts(database, { now: () => NOW, interval: 60_000, report: vi.fn(), maxRowsADay: 50 });
    for (let round = 0; round < 4; round += 1) {
      for (let n = 0; n < 50; n += 1) counts.add(message(), [{ ...row(7), page: `public/newsroom/${round}-${n}` }]);
      await counts.flush();
    }
    const rows = await database.db.selectFrom('vitals').select(['page', 'samples']).execute();
    expect(rows).toHaveLength(51);
    expect(rows.filter(({ page }) => page === 'unknown')).toMatchObject([{ samples: 150 }]);
    await counts.close();
  });

  it('deletes days that are older than three months', async () => {
    const old = (day: string) => ({ ...row(7), day, samples: 1 });
    await database.db
      .insertInto('vitals')
      .values([old('2026-08-20'), old('2026-08-25')])
      .execute();
    const counts = open(database);
    counts.add(message(), [row(7)]);
    await counts.close();
    expect(await database.db.selectFrom('vitals').select('day').orderBy('day').execute()).toEqual([
      { day: '2026-08-25' },
      { day: '2026-11-24' },
    ]);
  });

  it('writes more buckets than one statement takes', async () => {
    const counts = open(database);
    for (let at = 0; at < 2500; at += 50)
      counts.add(
        message(),
        Array.from({ length: 50 }, (_, n) => row(at + n)),
      );
    await counts.close();
    expect((await samples()).length).toBe(2500);
  });
});
