import { workerUrl } from '#src/features/offline/worker-url.ts';

/** Under data saver the worker is registered without the app; it keeps the offline pages and this page, no more. */
if ('serviceWorker' in navigator) {
  void navigator.serviceWorker.register(workerUrl() as string, { updateViaCache: 'none' }).then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const locale = document.documentElement.lang === 'ko' ? 'ko' : 'en';
    active?.postMessage({ type: 'VISITED', path: location.pathname, data: [], files: [], locale, warm: false });
  });
}
