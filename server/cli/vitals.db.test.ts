import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketOf, type Metric } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/dates.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { openDatabase } from '../db/open-database.ts';
import type { VisitTable } from '../db/tables.ts';
import { createVitals } from './vitals.ts';

const daysAgo = (days: number) => dayInSeoul(Date.now() - days * 86_400_000);

/** Samples of one value. */
const row = (metric: Metric, value: number, samples: number, rest: Partial<VisitTable> = {}): VisitTable => ({
  day: daysAgo(0),
  page: 'home',
  locale: 'en',
  device: 'phone',
  metric,
  bucket: bucketOf(metric, value),
  samples,
  ...rest,
});
const views = (page: string, samples: number, rest: Partial<VisitTable> = {}): VisitTable => ({
  ...row('LCP', 0, samples, rest),
  page,
  metric: 'views',
  bucket: 0,
});

await inEachDatabase(async (makePlace) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  const run = (...args: string[]) => callTool(createVitals, { ...place, database }, ...args);
  const table = async (...args: string[]) => (await run(...args)).out.split('\n').map((line) => line.trim().split(/ {2,}/));
  beforeAll(async () => {
    const rows = [
      row('LCP', 800, 6),
      row('LCP', 1200, 3),
      row('LCP', 4000, 1),
      row('LCP', 900, 1, { page: 'services/adc', device: 'desktop' }),
      row('CLS', 0.02, 1),
      row('LCP', 9000, 50, { day: daysAgo(40) }),
      views('home', 3),
      views('services/adc', 20, { device: 'desktop' }),
      views('services/adc', 5, { locale: 'ko' }),
      views('home', 100, { day: daysAgo(40) }),
    ];
    await database.figures.use((db) => db.insertInto('visits').values(rows).execute());
  });
  afterAll(() => database.close());

  it('shows views and 75th percentiles by page, all together first, then the most viewed', async () => {
    const [head, ...rows] = await table();
    expect(head).toEqual(['page', 'views', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
    expect(rows.slice(0, 3).map(([page, number, lcp]) => [page, number, lcp])).toEqual([
      ['all', '28', '1083'],
      ['services/adc', '25', '950'],
      ['home', '3', '1100'],
    ]);
    expect(rows.at(-2)?.[0]).toMatch(/^since \d{4}-\d{2}-\d{2}, of visitors who agreed; 75th percentiles in milliseconds/);
  });

  it('shows one page, one device, one language, since another day', async () => {
    const viewed = async (...args: string[]) => (await table(...args)).slice(1, -3).map(([name, number]) => [name, number]);
    expect(await viewed('--by', 'device')).toEqual([
      ['all', '28'],
      ['desktop', '20'],
      ['phone', '8'],
    ]);
    expect(await viewed('--by', 'locale')).toEqual([
      ['all', '28'],
      ['en', '23'],
      ['ko', '5'],
    ]);
    expect((await viewed('--page', 'services/adc', '--device', 'desktop'))[0]).toEqual(['all', '20']);
    expect((await viewed('--locale', 'ko'))[0]).toEqual(['all', '5']);
    expect((await viewed('--since', '60d'))[0]).toEqual(['all', '128']);
  });

  it('gives all percentiles and the number of samples to programs', async () => {
    const [all, , home] = JSON.parse((await run('--json')).out);
    expect([all.figures.LCP.samples, home.page, home.views]).toEqual([11, 'home', 3]);
    expect(home.figures.LCP).toEqual({ p50: 775, p75: 1100, p95: 3500, samples: 10 });
  });

  it('says what is wrong', async () => {
    expect((await run('--help')).out).toContain('Usage: npm run vitals');
    expect(await run('--by', 'visitor')).toMatchObject({ code: 2, err: expect.stringContaining('Give one of page, device, locale') });
    expect((await run('--page', 'nope')).out).toMatch(/^No visits since/);
  });
});
