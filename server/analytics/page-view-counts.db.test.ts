import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { openPageViewCounts, type PageViewCounts } from './page-view-counts.ts';

const NOW = Date.parse('2026-11-24T01:00:00.000Z');
const view = (at = '2026-11-24T00:59:00.000Z') => ({ id: randomUUID(), at });

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  let counts: PageViewCounts;
  const report = vi.fn();
  const open = (from = database) => openPageViewCounts(from, { now: () => NOW, interval: 60_000, report });
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place);
  });
  beforeEach(() => {
    counts = open();
  });
  afterEach(async () => {
    await counts.close();
    await emptyDatabase(database, place.dataDir);
  });
  afterAll(() => database.close());
  const rows = () => database.db.selectFrom('page_views').selectAll().orderBy('day').orderBy('page').execute();

  it('adds views of a day, page and language up, in one row', async () => {
    for (let n = 0; n < 3; n += 1) counts.add(view(), [{ page: 'home', locale: 'en' }]);
    await counts.flush();
    counts.add(view(), [{ page: 'home', locale: 'en' }]);
    counts.add(view(), [{ page: 'services/adc', locale: 'en' }]);
    await counts.flush();
    expect(await rows()).toEqual([
      { day: '2026-11-24', page: 'home', locale: 'en', views: 4 },
      { day: '2026-11-24', page: 'services/adc', locale: 'en', views: 1 },
    ]);
  });

  it('counts a view that comes twice once', async () => {
    const same = view();
    counts.add(same, [{ page: 'home', locale: 'en' }]);
    await counts.flush();
    counts.add(same, [{ page: 'home', locale: 'en' }]);
    await counts.flush();
    expect(await rows()).toMatchObject([{ views: 1 }]);
  });

  it.each([
    ['2026-11-23T14:59:59.000Z', '2026-11-23'],
    ['2026-11-23T15:00:00.000Z', '2026-11-24'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21'],
    // Too old to believe, and in the future: the day on which it came.
    ['2026-11-01T00:00:00.000Z', '2026-11-24'],
    ['2027-01-01T00:00:00.000Z', '2026-11-24'],
  ])('a view of %s belongs to the day %s', async (at, day) => {
    counts.add(view(at), [{ page: 'home', locale: 'en' }]);
    await counts.flush();
    expect(await rows()).toMatchObject([{ day }]);
  });

  it('adds up what several servers have counted', async () => {
    const other = await openDatabase(place);
    const others = open(other);
    for (let n = 0; n < 20; n += 1) (n % 2 ? counts : others).add(view(), [{ page: 'home', locale: 'en' }]);
    await Promise.all([counts.close(), others.close()]);
    expect(await rows()).toMatchObject([{ views: 20 }]);
    await other.close();
  });

  it('keeps what could not be written for the next time', async () => {
    counts.add(view(), [{ page: 'home', locale: 'en' }]);
    await database.db.schema.alterTable('page_views').renameTo('elsewhere').execute();
    await expect(counts.flush()).rejects.toThrow(/page_views/);
    await database.db.schema.alterTable('elsewhere').renameTo('page_views').execute();
    counts.add(view(), [{ page: 'home', locale: 'en' }]);
    await counts.flush();
    expect(await rows()).toMatchObject([{ views: 2 }]);
  });
});
