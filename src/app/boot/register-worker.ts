import { registerServiceWorker } from '#src/features/updates/register-service-worker.ts';
import { reloadWhenWorkerIsReplaced } from '#src/features/updates/reload-for-update.ts';
import { storeForWorker } from '#src/shared/dom/data-saver.ts';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';

/** Called by the boot script when the visitor uses the switch of the site settings. */
export { chooseDataSaver } from '#src/shared/dom/data-saver.ts';

/**
 * What a page under data saver runs in place of the app, and any page that uses the switch of the site settings: the switch, and the
 * worker, registered without the app. The worker stores the offline pages and this page, no more.
 */
if (shouldSaveData() && 'serviceWorker' in navigator) void register().catch(() => undefined);

async function register(): Promise<void> {
  reloadWhenWorkerIsReplaced();
  const { lang } = document.documentElement;
  // Before the worker installs: what it stores depends on it.
  if (rootMarks().saver) await storeForWorker();
  await registerServiceWorker();
  const locale = lang === 'ko' ? 'ko' : 'en';
  await sendToServiceWorker({ type: 'VISITED', path: location.pathname, data: [], files: [], locale, mayPrefetch: false });
}
