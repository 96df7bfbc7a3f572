import { deleteUnknownCaches } from './caches/cache-names.ts';
import { installPrecache, precache } from './caches/precache.ts';
import { endFreshness } from './caches/stored-responses.ts';

declare const self: ServiceWorkerGlobalScope;

let isFirstInstall = false;

export function install(event: ExtendableEvent): Promise<void> {
  isFirstInstall = !self.registration.active;
  return installPrecache(event);
}

export async function activate(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
  await deleteUnknownCaches();
  await self.registration.navigationPreload?.enable();
  // Pages of an earlier build keep the worker they came with until the visitor agrees; on a first visit there is none.
  if (isFirstInstall) await self.clients.claim();
  else await endFreshness();
}
