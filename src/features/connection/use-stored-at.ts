import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useAppSelector } from '#src/state/hooks.ts';

/** When the page on the screen was stored, in milliseconds since the epoch; 0 where it came from the network. */
export function useStoredAt(): number {
  const { pathname } = useLocation();
  const stored = useAppSelector((state) => state.connection.stored);
  // The data of a page are requested before its address is in the address bar.
  const nextPath = useNavigation().location?.pathname ?? pathname;
  const [page, setPage] = useState<{ path: string; storedAt: number }>();
  const showAge = useEffectEvent((storedAt: number) => setPage({ path: nextPath, storedAt }));
  useEffect(() => {
    if (stored) showAge(stored.at);
  }, [stored]);
  return page?.path === pathname ? page.storedAt : 0;
}
