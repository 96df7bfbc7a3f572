import { OUTBOX_SYNC, sendOutbox } from '#src/shared/isomorphic/send-outbox.ts';
import { installPrecache } from './caches/precache.ts';
import { CACHES, deleteUnknownCaches } from './caches/stored-responses.ts';
import { deleteEarlierBuild } from './kit/update-kit.ts';

declare const self: ServiceWorkerGlobalScope;

/** Static routing is not part of TypeScript's library yet (https://www.w3.org/TR/service-workers/#register-router-method). */
type InstallEvent = ExtendableEvent & { addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void> };

let isFirstInstall = false;

export async function install(event: ExtendableEvent): Promise<void> {
  isFirstInstall = !self.registration.active;
  // A message that passes the worker on its way is lost with its page when the visitor leaves, `keepalive` or not.
  const routed = (event as InstallEvent).addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  await Promise.all([routed?.catch(() => undefined), installPrecache(event)]);
}

export async function activate(): Promise<void> {
  // Visited pages belong to the build before; the offline kit has them.
  await caches.delete(CACHES.pages);
  await deleteEarlierBuild();
  await deleteUnknownCaches();
  await self.registration.navigationPreload?.enable();
  // Pages of an earlier build keep the worker they came with until the visitor agrees; on a first visit there is none.
  if (isFirstInstall) await self.clients.claim();
}

/** The background synchronization API is not part of TypeScript's library yet. */
export type SyncEvent = ExtendableEvent & { tag: string };

/** The network is back: sends the waiting inquiries. Where some could not be sent, the browser repeats the event. */
export function sendOnSync(event: SyncEvent): void {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendWaiting());
}

async function sendWaiting(): Promise<void> {
  const deliveries = await sendOutbox({ isBack: true });
  if (deliveries.some(({ outcome }) => outcome.kind === 'later')) throw new Error('some inquiries could not be sent yet');
}
