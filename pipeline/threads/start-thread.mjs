// Node does not hand the loader for TypeScript on to threads: this one registers it for itself.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
