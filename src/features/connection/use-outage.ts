import { useEffect, useState } from 'react';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { useAppDispatch, useAppSelector } from '#src/state/store.ts';

/** `restored`: the network has come back a moment ago. */
type OutagePhase = 'online' | 'offline' | 'restored';

const RESTORED_SHOWN = 4000;

/** Follows the network, by what requests and the browser report, and finds out when it is back. */
export function useOutage(): OutagePhase {
  const dispatch = useAppDispatch();
  const online = useAppSelector((state) => state.connection.online);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => watchBrowserStatus(() => dispatch(connectionChanged({ online: false }))), [dispatch]);

  useEffect(() => {
    if (online) return undefined;
    const stop = awaitNetwork(() => dispatch(connectionChanged({ online: true })));
    return () => {
      stop();
      setRestored(true);
    };
  }, [online, dispatch]);

  useEffect(() => {
    if (!online || !isRestored) return undefined;
    const hide = setTimeout(() => setRestored(false), RESTORED_SHOWN);
    return () => clearTimeout(hide);
  }, [online, isRestored]);

  if (!online) return 'offline';
  return isRestored ? 'restored' : 'online';
}

/** Pauses between the attempts, in seconds. The last one repeats. */
const PAUSES = [5, 30, 60, 120, 240];

/**
 * Asks the server until it answers: at once where the browser believes in a network, then at growing intervals, when the page is shown, and
 * when the browser reports a network. Returns a function that stops it.
 */
export function awaitNetwork(onBack: () => void): () => void {
  let isStopped = false;
  let isAsking = false;
  /** The browser has reported a network, or the page is shown again, while a request is under way that began before. */
  let isAskedAgain = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, (PAUSES[Math.min(attempts, PAUSES.length - 1)] as number) * 1000);
    attempts += 1;
  };
  const ask = async () => {
    if (isAsking || isStopped || document.visibilityState !== 'visible') return;
    isAsking = true;
    isAskedAgain = false;
    const isBack = await canReachSite();
    isAsking = false;
    if (isStopped) return;
    if (isBack) onBack();
    else if (isAskedAgain) void ask();
    else schedule();
  };
  const askNow = () => {
    isAskedAgain = true;
    void ask();
  };
  if (navigator.onLine) askNow();
  else schedule();
  document.addEventListener('visibilitychange', askNow);
  addEventListener('online', askNow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askNow);
    removeEventListener('online', askNow);
  };
}

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
