import { useCallback, useEffect, useState } from 'react';

export interface StorageState {
  used: number | undefined;
  free: number | undefined;
  /** Whether the browser has agreed not to clear the storage; undefined where it does not say. */
  isPersisted: boolean | undefined;
}

/** How much the site stores on this device and how much more it may store. Read again when `saved` changes. */
export function useStorage(saved: unknown) {
  const [state, setState] = useState<StorageState>({ used: undefined, free: undefined, isPersisted: undefined });
  const read = useCallback(async () => setState(await readStorage()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes the space that is used
  useEffect(() => void read(), [saved, read]);
  /** Some browsers ask the visitor, some decide by themselves. */
  const askToPersist = useCallback(async () => {
    await navigator.storage?.persist?.().catch(() => false);
    await read();
  }, [read]);
  return { ...state, askToPersist };
}

export async function readStorage(): Promise<StorageState> {
  const [estimate, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  const { usage, quota } = estimate ?? {};
  const free = usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage);
  return { used: usage, free, isPersisted };
}
