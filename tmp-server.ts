import { bundleServer } from './pipeline/server-bundle.ts';
await bundleServer(); process.exit(0)
