import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketOf, type Metric } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import type { VitalSampleTable } from '../db/tables.ts';
import { createVitals } from './vitals.ts';

const daysAgo = (days: number) => dayInSeoul(Date.now() - days * 86_400_000);

/** Samples of one value. */
const row = (metric: Metric, value: number, samples: number, rest: Partial<VitalSampleTable> = {}) => ({
  day: daysAgo(0),
  page: 'home',
  metric,
  device: 'phone' as const,
  build: 'B1',
  bucket: bucketOf(metric, value),
  samples,
  ...rest,
});

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  const run = (...args: string[]) => callTool(createVitals, { ...place, database }, ...args);
  const table = async (...args: string[]) => (await run(...args)).out.split('\n').map((line) => line.trim().split(/ {2,}/));
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place);
    const rows = [
      row('LCP', 800, 6),
      row('LCP', 1200, 3),
      row('LCP', 4000, 1),
      row('LCP', 900, 1, { page: 'services/adc', device: 'desktop', build: 'A2' }),
      row('CLS', 0.02, 1),
      row('LCP.load-delay', 100, 1),
      row('LCP', 9000, 50, { day: daysAgo(40) }),
    ];
    await database.figures.use((db) => db.insertInto('visit_figures').values(rows).execute());
  });
  afterAll(() => database.close());

  it('shows percentiles by page, all together first, whole figures only', async () => {
    const [head, ...rows] = await table();
    expect(head).toEqual(['page', 'figure', 'p50', 'p75', 'p95', 'samples']);
    expect(rows.slice(0, 5).map(([page, metric, , , , samples]) => [page, metric, samples])).toEqual([
      ['all', 'LCP', '11'],
      ['all', 'CLS', '1'],
      ['home', 'LCP', '10'],
      ['home', 'CLS', '1'],
      ['services/adc', 'LCP', '1'],
    ]);
    expect((rows[2] ?? []).slice(2, 5)).toEqual(['775', '1100', '3500']);
  });

  it('shows one metric, one page, since another day, for programs', async () => {
    expect((await table('--metric', 'lcp')).slice(1, 4).map(([page, , , , , samples]) => [page, samples])).toEqual([
      ['all', '11'],
      ['home', '10'],
      ['services/adc', '1'],
    ]);
    expect((await table('--metric', 'LCP.load-delay'))[1]).toContain('LCP.load-delay');
    expect(await table('--page', 'services/adc')).toHaveLength(5);
    expect((await table('--since', '60d', '--page', 'home'))[1]?.at(-1)).toBe('60');
    expect(JSON.parse((await run('--json')).out)).toHaveLength(5);
  });

  it('tells kinds of devices and builds apart, of all pages or of one', async () => {
    const samples = async (...args: string[]) =>
      (await table('--metric', 'LCP', ...args)).slice(0, 4).map((cells) => [cells[0], cells.at(-1)]);
    expect(await samples('--by', 'device')).toEqual([
      ['device', 'samples'],
      ['all', '11'],
      ['desktop', '1'],
      ['phone', '10'],
    ]);
    // In the order of their first days.
    expect(await samples('--by', 'build', '--since', '60d')).toEqual([
      ['build', 'samples'],
      ['all', '61'],
      ['B1', '60'],
      ['A2', '1'],
    ]);
    expect((await samples('--by', 'build', '--page', 'services/adc')).slice(1, 3)).toEqual([
      ['all', '1'],
      ['A2', '1'],
    ]);
    expect((await samples('--device', 'desktop')).slice(1, 3)).toEqual([
      ['all', '1'],
      ['services/adc', '1'],
    ]);
  });

  it('says what is wrong', async () => {
    expect((await run('--help')).out).toContain('Usage: npm run vitals');
    expect(await run('--by', 'visitor')).toMatchObject({ code: 2, err: expect.stringContaining('Give one of page, device, build') });
    expect((await run('--metric', 'speed')).err).toContain("argument 'speed' is invalid. Give one of TTFB");
    expect((await run('--page', 'nope')).out).toMatch(/^No figures since/);
  });
});
