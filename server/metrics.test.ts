import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { bucketOf, DEVICES, METRICS } from '../core/analytics/metrics.ts';
import { dayInSeoul } from '../core/site/dates.ts';
import { findPort } from '../tests/support/find-port.ts';
import { openDatabase } from './db/open-database.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

interface Dashboard {
  title: string;
  schemaVersion: number;
  panels: { id: number; type: string; title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}

const dataDir = mkdtempSync(`${tmpdir()}/metrics-`);
const database = await openDatabase({ dataDir });
const metrics = createMetrics({ database, getBuild: () => 'B1', isReady: async () => true });
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('75th percentiles of seven days, a line for each figure and kind of device, however many pages were visited', async () => {
  const day = (ago: number) => dayInSeoul(Date.now() - ago * 86_400_000);
  const visit = { day: day(0), locale: 'en', samples: 1 } as const;
  const rows = Array.from({ length: 60 }, (_, n) => n).flatMap((n) =>
    DEVICES.flatMap((device) =>
      METRICS.map((metric) => ({ ...visit, page: `page-${n}`, device, metric, bucket: bucketOf(metric, metric === 'CLS' ? 0.1 : 2500) })),
    ),
  );
  const old = { ...visit, day: day(8), page: 'home', device: 'phone', metric: 'LCP', bucket: 0, samples: 10_000 } as const;
  await database.figures.use(async (db) => {
    await db
      .insertInto('visits')
      .values([...rows, old])
      .execute();
  });
  const text = await metrics.write();
  expect(text).toContain('site_visit_p75_seconds{metric="LCP",device="phone"} 2.4');
  expect(text).toContain('site_visit_p75_layout_shift{device="desktop"} 0.0875');
  expect(text).not.toContain('metric="CLS"');
  expect(text.match(/^site_visit_/gm)).toHaveLength(2 * METRICS.length);
  expect(text).not.toContain('page-');
});

const readDeployed = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** Finds names of figures that `/metrics` does not offer, in queries that name at least one each and are whole. */
async function findUnknown(queries: readonly string[]): Promise<string[]> {
  // One of each kind has been answered.
  metrics.observe({ route: 'page', status: 200, seconds: 0.01 });
  const text = await metrics.write();
  const offered = new Set(['up', ...[...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)]);
  return queries.flatMap((query) => {
    const asked = query.match(/\b(?:site|http|nodejs|process)_\w+|\bup\b/g) ?? [];
    expect(asked.length, query).toBeGreaterThan(0);
    for (const [open, close] of ['()', '{}', '[]'])
      expect(query.split(open as string).length, query).toBe(query.split(close as string).length);
    return asked.filter((name) => !offered.has(name) && !offered.has(name.replace(/_(?:bucket|count|sum)$/, '')));
  });
}

test.each(['grafana-dashboard.json', 'grafana-server.json'])('the dashboard %s asks only for what /metrics offers', async (name) => {
  const { title, schemaVersion, panels, templating } = JSON.parse(readDeployed(name)) as Dashboard;
  expect([title.length > 0, schemaVersion > 30, new Set(panels.map(({ id }) => id)).size]).toEqual([true, true, panels.length]);
  const queries = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query)).filter((query) => query !== 'prometheus'),
  ];
  expect(await findUnknown(queries)).toEqual([]);
});

test('the alerts ask only for what /metrics offers, and say what to do', async () => {
  interface Rule {
    alert: string;
    expr: string;
    for?: string;
    labels: { severity: string };
    annotations: { summary: string; description: string };
  }
  const { groups } = parse(readDeployed('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, for: lasting, labels, annotations } of rules) {
    // A figure that is not there while it is none: of a span, the moments at which it is there would be all.
    expect(expr, alert).not.toMatch(/_over_time\(site_mails/);
    expect(alert).toMatch(/^Site[A-Z]\w+$/);
    expect(lasting ?? '1m').toMatch(/^\d+[mhd]$/);
    expect(labels.severity).toMatch(/^(?:critical|warning|info)$/);
    for (const text of [annotations.summary, annotations.description]) expect(text.length).toBeGreaterThan(10);
  }
  expect(await findUnknown(rules.map(({ expr }) => expr))).toEqual([]);
  expect(await findUnknown(['rate(site_nothing_total[5m]) + site_ready'])).toEqual(['site_nothing_total']);
});

test('a port that is taken stops nothing, is said once, and is used when it is free', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const port = await findPort();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(port, '127.0.0.1', resolve);
  });
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port, retryMs: 20 });
  expect(served.port).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Metrics cannot be served \(.*EADDRINUSE.*\): give METRICS_PORT/));
  await new Promise((resolve) => other.close(resolve));
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/metrics`).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(ask).toBe(200);
  served.close();
});
