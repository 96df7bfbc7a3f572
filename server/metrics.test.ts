import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { findPort } from '../tests/support/find-port.ts';
import type { Database } from './db/open-database.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

interface Dashboard {
  title: string;
  schemaVersion: number;
  panels: { id: number; type: string; title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}

// Their mails cannot be counted, which figures of visits need not wait for.
const database = { kind: 'sqlite', db: { selectFrom: () => neverAnswers } } as unknown as Database;
const neverAnswers: object = new Proxy({}, { get: (_, name) => (name === 'execute' ? async () => [] : () => neverAnswers) });
const metrics = createMetrics({ database, getBuild: () => 'B1', isReady: async () => true });

test('figures of visits are histograms by figure, page, device and build, times in seconds', async () => {
  metrics.observeVisit({ page: 'home', metric: 'LCP', value: 1234, device: 'phone', build: 'B1' });
  metrics.observeVisit({ page: 'home', metric: 'LCP', value: 700, device: 'phone', build: 'B1' });
  metrics.observeVisit({ page: 'services/adc', metric: 'CLS', value: 0.02, device: 'desktop', build: 'B1' });
  const text = await metrics.write();
  expect(text).toContain('site_visit_seconds_bucket{le="1.2",metric="LCP",page="home",device="phone"} 1\n');
  expect(text).toContain('site_visit_seconds_bucket{le="1.5",metric="LCP",page="home",device="phone"} 2\n');
  expect(text).toContain('site_visit_seconds_sum{metric="LCP",page="home",device="phone"} 1.934\n');
  expect(text).toContain('site_visit_layout_shift_bucket{le="0.025",page="services/adc",device="desktop"} 1\n');
  expect(text).not.toContain('metric="CLS"');
  // Apart by build, so that a slower deploy can be told from another audience.
  expect(text).toContain('site_build_visit_seconds_sum{metric="LCP",build="B1",device="phone"} 1.934\n');
});

const readDeployed = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** Finds names of figures that `/metrics` does not offer, in queries that name at least one each and are whole. */
async function findUnknown(queries: readonly string[]): Promise<string[]> {
  // One of each kind has been answered.
  metrics.observe({ method: 'GET', route: 'page', status: 200, seconds: 0.01 });
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
  for (const { alert, for: lasting, labels, annotations } of rules) {
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
