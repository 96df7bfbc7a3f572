import type { Locale } from '#core/site/locales.ts';
import { registerServiceWorker } from '#src/features/updates/register-service-worker.ts';
import { reloadWhenWorkerIsReplaced } from '#src/features/updates/reload-for-update.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';

/** What a page under data saver runs in place of the app: it registers the worker, which stores the offline pages and this page, no more. */
if ('serviceWorker' in navigator) void register().catch(() => undefined);

async function register(): Promise<void> {
  reloadWhenWorkerIsReplaced();
  await registerServiceWorker();
  // Nothing is prefetched, so that a language the browser translates to asks for no kit. The table of languages would bring code that is not needed.
  const locale = document.documentElement.lang as Locale;
  await sendToServiceWorker({ type: 'VISITED', path: location.pathname, data: [], pictures: [], locale, mayPrefetch: false });
}
