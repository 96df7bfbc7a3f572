import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucketOf } from '../../core/analytics/histogram.ts';
import type { Metric } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import type { VitalTable } from '../db/tables.ts';
import { VITALS } from './vitals/tool.ts';

const daysAgo = (days: number) => dayInSeoul(Date.now() - days * 86_400_000);

/** Samples of one value. */
const row = (metric: Metric, value: number, samples: number, rest: Partial<VitalTable> = {}): VitalTable => ({
  day: daysAgo(0),
  build: 'B1',
  page: 'home',
  locale: 'en',
  metric,
  navigation: 'load',
  source: 'network',
  connection: '4g',
  has_worker: 1,
  saves_data: 0,
  bucket: bucketOf(metric, value),
  samples,
  ...rest,
});

await inEachDatabase((makePlace) => {
  let place: DatabaseLocation;
  let database: Database;
  const run = (...args: string[]) => callTool(VITALS, place, ...args);
  const table = async (...args: string[]) => (await run('show', ...args)).out.split('\n').map((line) => line.trim().split(/ {2,}/));
  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase(place);
    const rows = [
      row('LCP', 800, 6),
      row('LCP', 1200, 3),
      row('LCP', 4000, 1, { source: 'kit' }),
      row('LCP', 900, 1, { build: 'B2', page: 'services/adc' }),
      row('CLS', 0.02, 1),
      row('LCP.load-delay', 100, 1),
      row('LCP', 9000, 50, { day: daysAgo(40) }),
    ];
    await database.db.insertInto('vitals').values(rows).execute();
  });
  afterAll(() => database.close());

  it('shows percentiles by page and build, whole figures only', async () => {
    const [head, ...rows] = await table();
    expect(head).toEqual(['page', 'build', 'figure', 'p50', 'p75', 'p95', 'samples']);
    expect(rows.slice(0, 3).map(([page, build, metric, , , , samples]) => [page, build, metric, samples])).toEqual([
      ['home', 'B1', 'LCP', '10'],
      ['home', 'B1', 'CLS', '1'],
      ['services/adc', 'B2', 'LCP', '1'],
    ]);
    const [p50, p75, p95] = (rows[0] ?? []).slice(3, 6).map(Number) as [number, number, number];
    for (const [value, exact] of [
      [p50, 800],
      [p75, 1200],
      [p95, 4000],
    ] as const)
      expect(Math.abs(value / exact - 1)).toBeLessThan(0.025);
  });

  it('shows them by other groups, of one metric, of one page, since another day, for programs', async () => {
    expect((await table('--by', 'source', '--metric', 'lcp')).slice(1, 3).map(([source, , , , , samples]) => [source, samples])).toEqual([
      ['kit', '1'],
      ['network', '10'],
    ]);
    expect((await table('--metric', 'LCP.load-delay'))[1]).toContain('LCP.load-delay');
    expect(await table('--page', 'services/adc')).toHaveLength(5);
    expect((await table('--since', '60d', '--page', 'home'))[1]?.at(-1)).toBe('60');
    expect(JSON.parse((await run('show', '--json')).out)).toHaveLength(3);
  });

  it('is what the tool does when no command is named', async () => {
    expect((await run()).out).toBe((await run('show')).out);
    expect((await run('--page', 'home')).out).toBe((await run('show', '--page', 'home')).out);
    expect((await run('--help')).out).toContain('Usage: npm run vitals');
  });

  it('says what is wrong', async () => {
    expect((await run('show', '--by', 'visitor')).err).toContain("'visitor' is none of page, build");
    expect((await run('show', '--metric', 'speed')).err).toContain("'speed' is none of TTFB");
    expect((await run('show', '--page', 'nope')).out).toMatch(/^No figures since/);
  });
});
