import { useCallback, useEffect, useState } from 'react';

export interface StorageState {
  used: number | undefined;
  free: number | undefined;
  /** Undefined where the browser does not say. */
  isKept: boolean | undefined;
}

/** How much the site holds on this device and how much more it may, and whether the browser keeps it. Read again when `turn` changes. */
export function useStorage(turn: unknown) {
  const [state, setState] = useState<StorageState>({ used: undefined, free: undefined, isKept: undefined });
  const read = useCallback(async () => setState(await readStorage()), []);
  useEffect(() => {
    void turn;
    void read();
  }, [turn, read]);
  /** Some browsers ask the visitor, some decide by themselves; none may be hurried. */
  const ask = useCallback(async () => {
    await navigator.storage?.persist?.().catch(() => false);
    await read();
  }, [read]);
  return { ...state, ask };
}

export async function readStorage(): Promise<StorageState> {
  const [estimate, isKept] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  const { usage, quota } = estimate ?? {};
  const free = usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage);
  return { used: usage, free, isKept };
}
