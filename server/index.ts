import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

// Bundled, this file is dist/server/index.mjs.
const distDir = process.env.DIST_DIR ?? fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

try {
  if (!existsSync(`${distDir}/site/en.html`)) throw new Error(`There is no site in ${distDir}: run npm run build`);
  const config = readConfig(process.env, distDir);
  const app = await createApp(config);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as { port: number };
  console.log(`listening on http://localhost:${port}/en`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Open requests are answered, new ones refused; then the process ends by itself.
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
