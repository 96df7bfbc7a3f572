import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
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

test('figures of visits are histograms by figure and page, times in seconds', async () => {
  metrics.observeVisit({ page: 'home', metric: 'LCP', value: 1234 });
  metrics.observeVisit({ page: 'home', metric: 'LCP', value: 700 });
  metrics.observeVisit({ page: 'services/adc', metric: 'CLS', value: 0.02 });
  const text = await metrics.write();
  expect(text).toContain('site_visit_seconds_bucket{le="1.2",metric="LCP",page="home"} 1\n');
  expect(text).toContain('site_visit_seconds_bucket{le="1.5",metric="LCP",page="home"} 2\n');
  expect(text).toContain('site_visit_seconds_sum{metric="LCP",page="home"} 1.934\n');
  expect(text).toContain('site_visit_layout_shift_bucket{le="0.025",page="services/adc"} 1\n');
  expect(text).not.toContain('metric="CLS"');
});

test('the dashboard for Grafana asks only for what /metrics offers', async () => {
  const { title, schemaVersion, panels, templating } = JSON.parse(
    readFileSync(new URL('../deploy/grafana-dashboard.json', import.meta.url), 'utf8'),
  ) as Dashboard;
  expect([title.length > 0, schemaVersion > 30, new Set(panels.map(({ id }) => id)).size]).toEqual([true, true, panels.length]);
  const text = await metrics.write();
  const offered = new Set([...text.matchAll(/^([a-z]\w*?)(?:\{| )/gm)].map(([, name]) => name));
  const queries = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query)).filter((query) => query !== 'prometheus'),
  ];
  for (const query of queries) {
    const asked = query.match(/\bsite_\w+|\bhttp_\w+|\bnodejs_\w+/g) ?? [];
    expect(asked.length, query).toBeGreaterThan(0);
    expect(
      asked.filter((name) => !offered.has(name)),
      query,
    ).toEqual([]);
  }
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
