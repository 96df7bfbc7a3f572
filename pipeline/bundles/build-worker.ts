import { resolveConfig } from 'vite';
import { ROOT } from '../paths.ts';

/** Builds the service worker over what stands in the site, in a process of its own (write-worker.ts). */

/** What vite-plugin-pwa's plugin of that name offers to others, vite-react-ssg among them. */
interface PwaApi {
  generateSW(): Promise<void>;
}

const config = await resolveConfig(
  { configFile: `${ROOT}vite.config.ts`, root: ROOT, logLevel: 'warn', build: { reportCompressedSize: false } },
  'build',
  'production',
  'production',
);
const api = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api as PwaApi | undefined;
if (!api) throw new Error('vite.config.ts has no vite-plugin-pwa: nothing builds the service worker');
await api.generateSW();
