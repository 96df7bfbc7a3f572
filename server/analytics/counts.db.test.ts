import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { createCounter, openCounts, type VisitCounts, type VisitRow } from './counts.ts';

const NOW = Date.parse('2026-11-24T01:00:00.000Z');
/** A message of a page, as far as counting it goes. */
const message = (at = '2026-11-24T00:59:00.000Z') => ({ id: randomUUID(), at });

const view = (page: string): VisitRow => ({ page, locale: 'en', device: 'phone', metric: 'views', bucket: 0 });

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  const options = { now: () => NOW, interval: 60_000, report: vi.fn() };
  beforeEach(async () => {
    place = await makePlace();
    database = await openDatabase(place);
  });
  afterEach(() => database.close());

  describe('page views', () => {
    let counts: VisitCounts;
    const open = (from = database) => openCounts(from, options);
    beforeEach(() => {
      counts = open();
    });
    afterEach(() => counts.close());
    const rows = () => database.figures.use((db) => db.selectFrom('visits').selectAll().orderBy('day').orderBy('page').execute());

    it('adds views of a day, page and language up, in one row', async () => {
      for (let n = 0; n < 3; n += 1) counts.add(message(), [view('home')]);
      await counts.flush();
      counts.add(message(), [view('home')]);
      counts.add(message(), [view('services/adc')]);
      await counts.flush();
      expect(await rows()).toEqual([
        { day: '2026-11-24', ...view('home'), samples: 4 },
        { day: '2026-11-24', ...view('services/adc'), samples: 1 },
      ]);
    });

    it('counts a view that comes twice once', async () => {
      const same = message();
      counts.add(same, [view('home')]);
      await counts.flush();
      counts.add(same, [view('home')]);
      await counts.flush();
      expect(await rows()).toMatchObject([{ samples: 1 }]);
    });

    it.each([
      ['2026-11-23T14:59:59.000Z', '2026-11-23'],
      ['2026-11-23T15:00:00.000Z', '2026-11-24'],
      ['2026-11-20T15:00:00.000Z', '2026-11-21'],
      // Too old to believe, and in the future: the day on which it came.
      ['2026-11-01T00:00:00.000Z', '2026-11-24'],
      ['2027-01-01T00:00:00.000Z', '2026-11-24'],
    ])('a view of %s belongs to the day %s', async (at, day) => {
      counts.add(message(at), [view('home')]);
      await counts.flush();
      expect(await rows()).toMatchObject([{ day }]);
    });

    it('adds up what several servers have counted', async () => {
      const other = await openDatabase(place);
      const others = open(other);
      for (let n = 0; n < 20; n += 1) (n % 2 ? counts : others).add(message(), [view('home')]);
      await Promise.all([counts.close(), others.close()]);
      expect(await rows()).toMatchObject([{ samples: 20 }]);
      await other.close();
    });

    it('writes more pages than one statement takes', async () => {
      for (let n = 0; n < 9000; n += 1) counts.add(message(), [view(`public/newsroom/${n}`)]);
      await counts.flush();
      expect(await rows()).toHaveLength(9000);
    });

    it('keeps what could not be written for the next time', async () => {
      counts.add(message(), [view('home')]);
      await database.figures.use((db) => db.schema.alterTable('visits').renameTo('elsewhere').execute());
      await expect(counts.flush()).rejects.toThrow(/visits/);
      await database.figures.use(async (db) => {
        await db.schema.dropTable('visits').ifExists().execute();
        await db.schema.alterTable('elsewhere').renameTo('visits').execute();
      });
      counts.add(message(), [view('home')]);
      await counts.flush();
      expect(await rows()).toMatchObject([{ samples: 2 }]);
    });
  });

  describe('figures of visits', () => {
    const row: VisitRow = { page: 'home', locale: 'en', device: 'phone', metric: 'LCP', bucket: 7 };
    it('deletes days that are older than three months, and views after two years', async () => {
      const old = (day: string, rest: VisitRow) => ({ ...rest, day, samples: 1 });
      const rows = [old('2026-08-20', row), old('2026-08-25', row), old('2024-11-20', view('home')), old('2024-11-25', view('home'))];
      await database.figures.use((db) => db.insertInto('visits').values(rows).execute());
      const counts = openCounts(database, options);
      counts.add(message(), [row]);
      await counts.close();
      const days = await database.figures.use((db) => db.selectFrom('visits').select(['day', 'metric']).orderBy('day').execute());
      expect(days).toEqual([
        { day: '2024-11-25', metric: 'views' },
        { day: '2026-08-25', metric: 'LCP' },
        { day: '2026-11-24', metric: 'LCP' },
      ]);
    });
  });
});

it('ends although the database takes the rest not, and says why', async () => {
  const report = vi.fn();
  const counter = createCounter<{ value: number }>(() => Promise.reject(new Error('the disk is full')), { interval: 60_000, report });
  counter.add({ id: randomUUID(), at: new Date().toISOString() }, [{ value: 1 }]);
  await counter.close();
  expect(report.mock.calls).toEqual([[new Error('the disk is full')]]);
});

it('holds no more rows than a database takes soon, while it takes none', async () => {
  let canWrite = false;
  const written: object[] = [];
  const write = async (sums: object[]) => {
    if (!canWrite) throw new Error('database is locked');
    written.push(...sums);
  };
  const counter = createCounter<{ value: number }>(write, { interval: 60_000, report: vi.fn() });
  const at = new Date().toISOString();
  const add = (from: number) =>
    counter.add(
      { id: randomUUID(), at },
      Array.from({ length: 10_000 }, (_, n) => ({ value: from + n })),
    );
  for (let from = 0; from < 50_000; from += 10_000) {
    add(from);
    await expect(counter.flush()).rejects.toThrow('database is locked');
  }
  // What is known already is still added up.
  add(0);
  canWrite = true;
  await counter.close();
  expect(written).toHaveLength(20_000);
  expect(written[0]).toMatchObject({ value: 0, count: 2 });
});
