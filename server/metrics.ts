import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { limitsOf } from '../core/analytics/metrics.ts';
import type { Database } from './db/open-database.ts';
import type { VisitFigure } from './routes/v1/visits.ts';

export interface Answer {
  method: string;
  /** The pattern of a route of the API, or the kind of a file. No address: each would be a series of its own. */
  route: string;
  status: number;
  seconds: number;
}

interface Metrics {
  observe(answer: Answer): void;
  observeVisit(figure: VisitFigure): void;
  /** The figures in Prometheus' text format. */
  write(): Promise<string>;
  contentType: string;
}

interface MetricsDeps {
  database: Database;
  /** Digest of the sources and inputs of the build that is in place. */
  getBuild: () => string;
  isReady: () => Promise<boolean>;
}

/** Longer than the slowest answer that is right: a search that waits for its index. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The buckets of `npm run vitals`, in seconds. */
const VISIT_SECONDS = limitsOf('LCP').map((limit) => limit / 1000);

/** Figures for operators (docs/operations.md): answers, visits, mails that wait, the database, the build, and Node's own. None is about a person. */
export function createMetrics({ database, getBuild, isReady }: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const visits = new Histogram({
    name: 'site_visit_seconds',
    help: 'Figures of visits by visitors who agreed, such as LCP, by page and kind of device',
    labelNames: ['metric', 'page', 'device'],
    buckets: VISIT_SECONDS,
    registers,
  });
  const layoutShifts = new Histogram({
    name: 'site_visit_layout_shift',
    help: 'CLS of visits by visitors who agreed, by page and kind of device',
    labelNames: ['page', 'device'],
    buckets: [...limitsOf('CLS')],
    registers,
  });
  // Without the page: each build would bring some hundred series for each of them.
  const visitsByBuild = new Histogram({
    name: 'site_build_visit_seconds',
    help: 'Figures of visits by visitors who agreed, by the build that was in place when they came, and kind of device',
    labelNames: ['metric', 'build', 'device'],
    buckets: VISIT_SECONDS,
    registers,
  });
  new Gauge({
    name: 'site_mails',
    help: 'Mails to teams and visitors by state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, number } of await countMails(database)) this.set({ kind, state }, number);
    },
  });
  new Gauge({
    name: 'site_ready',
    help: '1 while pages can be sent and inquiries stored',
    registers,
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'site_build_info',
    help: 'The build that is in place',
    labelNames: ['build', 'database'],
    registers,
    collect() {
      this.reset();
      this.set({ build: getBuild(), database: database.kind }, 1);
    },
  });
  return {
    observe: ({ seconds, ...labels }) => answers.observe(labels, seconds),
    observeVisit({ metric, page, value, device, build }) {
      if (metric === 'CLS') return layoutShifts.observe({ page, device }, value);
      visits.observe({ metric, page, device }, value / 1000);
      if (!metric.includes('.')) visitsByBuild.observe({ metric, build, device }, value / 1000);
    },
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Mails that are still to be sent, and those that were given up. None while the database does not answer: `site_ready` says so. */
async function countMails({ db }: Database): Promise<{ kind: string; state: string; number: number }[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['kind', 'state', ({ fn }) => fn.countAll<number | string>().as('number')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['kind', 'state'])
    .execute()
    .catch(() => []);
  return rows.map(({ kind, state, number }) => ({ kind, state, number: Number(number) }));
}

interface MetricsServer {
  /** Undefined while the port is taken. */
  port: number | undefined;
  close(): void;
}

/** How often a port that is taken is tried again, in milliseconds. */
const RETRY_MS = 60_000;

/** Serves `GET /metrics` on a port that no proxy passes on. A taken port is said once, and tried again every minute. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, retryMs = RETRY_MS }: { host: string; port: number; retryMs?: number },
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.write();
      response
        .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
        .end(method === 'GET' ? text : undefined);
    } catch (error) {
      // One figure that cannot be had must not end the server.
      console.error(`The figures cannot be written: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  });
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  const listen = () => server.listen(port, host);
  const isListening = new Promise<void>((resolve) => {
    server.on('listening', resolve);
    server.on('error', (error) => {
      if (!hasFailed) console.error(`Metrics cannot be served (${error.message}): give METRICS_PORT and METRICS_HOST a free address`);
      hasFailed = true;
      timer = setTimeout(listen, retryMs).unref();
      resolve();
    });
  });
  listen();
  await isListening;
  // It does not keep the process alive by itself.
  server.unref();
  return {
    port: (server.address() as AddressInfo | null)?.port,
    close: () => {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
