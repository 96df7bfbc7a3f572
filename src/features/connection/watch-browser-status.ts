import { canReachSite } from '#src/shared/dom/can-reach-site.ts';

/**
 * Reports that the network is gone when the browser says so and the server cannot be reached either: `navigator.onLine` is
 * false by mistake on some networks. Returns a function that stops it.
 */
export function watchBrowserStatus(onOffline: () => void): () => void {
  let isStopped = false;
  const verify = async () => {
    const isReachable = await canReachSite();
    if (!isStopped && !isReachable) onOffline();
  };
  if (!navigator.onLine) void verify();
  addEventListener('offline', verify);
  return () => {
    isStopped = true;
    removeEventListener('offline', verify);
  };
}
