import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the prerendered document and in the first render that hydrates it, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
