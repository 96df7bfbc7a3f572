import { chooseDataSaver, keepForWorker, showDataSaver } from '#src/features/offline/data-saver.ts';
import { workerUrl } from '#src/features/offline/worker-url.ts';
import { isSparing } from '#src/lib/any/connection.ts';

/**
 * What a page under data saver runs in place of the app, and any page that uses the footer's switch: the switch, and the
 * worker, registered without the app. It keeps the offline pages and this page, no more.
 */
addEventListener('site:saver', (event) => chooseDataSaver((event as CustomEvent<boolean>).detail));
showDataSaver();

if (isSparing() && 'serviceWorker' in navigator) void register().catch(() => undefined);

async function register(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  // Before it installs: after the kill switch, say, the worker knows nothing of it.
  if (dataset.saver) await keepForWorker();
  await navigator.serviceWorker.register(workerUrl() as string, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const locale = lang === 'ko' ? 'ko' : 'en';
  active?.postMessage({ type: 'VISITED', path: location.pathname, data: [], files: [], locale, warm: false });
}
