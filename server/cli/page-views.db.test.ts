import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { createPageViews } from './page-views.ts';

const DAY = 86_400_000;
const today = dayInSeoul(Date.now());
const before = dayInSeoul(Date.now() - 40 * DAY);

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  const run = (...args: string[]) => callTool(createPageViews, { ...place, database }, ...args);
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place);
    await database.figures.use((db) =>
      db
        .insertInto('page_views')
        .values([
          { day: today, page: 'home', locale: 'en', views: 3 },
          { day: today, page: 'services/adc', locale: 'en', views: 20 },
          { day: today, page: 'services/adc', locale: 'ko', views: 5 },
          { day: before, page: 'home', locale: 'ko', views: 100 },
        ])
        .execute(),
    );
  });
  afterAll(() => database.close());

  it('count: by page and language, the most viewed first', async () => {
    expect((await run('count')).out.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['Page', 'en', 'ko', 'All'],
      ['services/adc', '20', '5', '25'],
      ['home', '3', '0', '3'],
      ['all', '23', '5', '28'],
      [''],
      [expect.stringMatching(/^since \d{4}-\d{2}-\d{2}, of visitors who agreed$/)],
      [''],
    ]);
  });

  it('count: since another day, and for programs', async () => {
    expect((await run('count', '--since', '60d')).out).toMatch(/all +23 +105 +128/);
    expect(JSON.parse((await run('count', '--json')).out)).toHaveLength(3);
    expect((await run('count', '--since', 'tomorrow')).code).toBe(2);
  });
});
