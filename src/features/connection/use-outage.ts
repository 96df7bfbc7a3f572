import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { awaitNetwork } from './await-network.ts';
import { watchBrowserStatus } from './watch-browser-status.ts';

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
