import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DEVICES, METRICS, percentile } from '../core/analytics/metrics.ts';
import { dayInSeoul } from '../core/site/dates.ts';
import type { Database } from './db/open-database.ts';

export interface Answer {
  /** The pattern of a route of the API, or the kind of a file. No address: each would be a series of its own. */
  route: string;
  status: number;
  seconds: number;
}

interface MetricsDeps {
  database: Database;
  /** Digest of the sources and inputs of the build that is in place. */
  getBuild: () => string;
  isReady: () => Promise<boolean>;
}

/** Longer than the slowest answer that is right: a search that waits for its index. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Figures for operators (docs/operations.md): answers, visits, mails that wait, the database, the build, and Node's own. None is about a person. */
export function createMetrics({ database, getBuild, isReady }: MetricsDeps) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const addGauge = (name: string, help: string, labelNames: string[], read: () => Promise<[Record<string, string>, number][]>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const rows = await read();
        this.reset();
        for (const [labels, value] of rows) this.set(labels, value);
      },
    });
  const readVisits = createVisitReader(database);
  const percentiles = '75th percentile of seven days at visitors who agreed';
  addGauge('site_visit_p75_seconds', `${percentiles}, by figure and kind of device`, ['metric', 'device'], async () => {
    const times = (await readVisits()).filter(({ metric }) => metric !== 'CLS');
    return times.map(({ metric, device, p75 }) => [{ metric, device }, p75 / 1000]);
  });
  addGauge('site_visit_p75_layout_shift', `${percentiles}: CLS, by kind of device`, ['device'], async () => {
    const shifts = (await readVisits()).filter(({ metric }) => metric === 'CLS');
    return shifts.map(({ device, p75 }) => [{ device }, p75]);
  });
  addGauge('site_mails', 'Mails to teams and visitors by state', ['kind', 'state'], async () => {
    const counts = await countMails(database);
    return counts.map(({ number, ...labels }) => [labels, number]);
  });
  addGauge('site_ready', '1 while pages can be sent and inquiries stored', [], async () => [[{}, (await isReady()) ? 1 : 0]]);
  addGauge('site_build_info', 'The build that is in place', ['build', 'database'], async () => [
    [{ build: getBuild(), database: database.kind }, 1],
  ]);
  return {
    observe: ({ route, status, seconds }: Answer) => answers.observe({ route, status }, seconds),
    /** The figures in Prometheus' text format. */
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** How long percentiles of seven days are believed, in milliseconds: the table may have many rows. */
const VISITS_MS = 300_000;
const DAYS = 7;

/** Reads the percentiles of visits. None while the table cannot be read. */
function createVisitReader({ figures }: Database) {
  let known: ReturnType<typeof read> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    const since = dayInSeoul(Date.now() - DAYS * 86_400_000);
    const rows = await figures.use((db) =>
      db
        .selectFrom('visits')
        .select(({ fn }) => ['metric', 'device', 'bucket', fn.sum<number | string>('samples').as('samples')])
        .where('day', '>=', since)
        .where('metric', '!=', 'views')
        .groupBy(['metric', 'device', 'bucket'])
        .execute(),
    );
    return METRICS.flatMap((metric) =>
      DEVICES.flatMap((device) => {
        const own = rows.filter((row) => row.metric === metric && row.device === device);
        const counts = new Map(own.map(({ bucket, samples }) => [bucket, Number(samples)]));
        return counts.size > 0 ? [{ metric, device, p75: percentile(metric, counts, 0.75) }] : [];
      }),
    );
  };
  return () => {
    if (known && performance.now() - readAt < VISITS_MS) return known;
    readAt = performance.now();
    known = read().catch(() => []);
    return known;
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

/** Serves `GET /metrics` on a port that no proxy passes on. A taken port is said once, and tried again every minute. */
export async function serveMetrics(
  metrics: ReturnType<typeof createMetrics>,
  { host, port, retryMs = 60_000 }: { host: string; port: number; retryMs?: number },
) {
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
    /** Undefined while the port is taken. */
    port: (server.address() as AddressInfo | null)?.port,
    close: () => {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
