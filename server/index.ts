import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { describeSettings, readConfig } from './config.ts';
import { findDist, readApiOrigin, readBuildName } from './current-release.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { type Services, startServices } from './start-services.ts';

/** How long requests that are still open may take once the server listens no more, in milliseconds: containers are killed after 10 s. */
const SHUTDOWN_MS = 8000;

const distDir = findDist(process.env);

// A log that cannot be written, on a full disk or because nobody reads it any more, must not end the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

let database: Database | undefined;
let services: Services | undefined;
try {
  if (!existsSync(`${distDir}/site/en.html`)) throw new Error(`There is no site in ${distDir}: run npm run build`);
  const config = readConfig(process.env, distDir);
  database = await openDatabase(config);
  const metrics = config.metrics && createMetrics({ database, getBuild: () => readBuildName(distDir), isReady });
  const app = await createApp(config, {
    database,
    onInquiry: () => services?.wake(),
    onDestroyed: () => services?.erase(),
    onAnswer: metrics?.observe,
    logger: true,
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
    throw new Error(`The site cannot be served (${error.message}): give PORT and HOST a free address of this machine`);
  });
  services = startServices(database, config, readApiOrigin(distDir));
  const metricsServer = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
  const { port } = app.server.address() as { port: number };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  for (const line of describeSettings(config, { build: readBuildName(distDir), metricsPort: metricsServer?.port })) console.log(line);
  // From now on it can be asked to end.
  console.log(`listening on http://localhost:${port}/en`);

  async function isReady(): Promise<boolean> {
    return (await app.whyNotReady()) === undefined;
  }

  /** Says that it is not ready, so that proxies turn to others; then answers what is open, and closes what it has opened. */
  async function end(): Promise<void> {
    app.shutdown.hasBegun = true;
    await pause(config.drainSeconds * 1000);
    // Browsers hold connections ready that have had no request yet, which Node counts as busy.
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_MS).unref();
    // A mail server that hangs does not add its time to that of the visitors.
    await Promise.all([app.close(), services?.stop()]);
    metricsServer?.close();
    await database?.close();
  }
} catch (error) {
  console.error((error as Error).message);
  await closeData();
  // Open handles would keep the process alive.
  process.exit(1);
}

/** SQLite writes its log back into the file when it is closed. */
async function closeData(): Promise<void> {
  await services?.stop();
  await database?.close();
}
