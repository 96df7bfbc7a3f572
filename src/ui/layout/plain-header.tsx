import { createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useLayoutEffect, useState } from 'react';

type Asking = readonly [count: number, setCount: Dispatch<SetStateAction<number>>];

/** How many parts of the page ask for a header with a ground of its own. */
const PlainHeaderContext = createContext<Asking>([0, () => undefined]);

export function PlainHeader({ children }: { children: ReactNode }) {
  return <PlainHeaderContext value={useState(0)}>{children}</PlainHeaderContext>;
}

/** For the header: whether it must not lie on the top of the page, though the page's row names a picture. */
export function useIsHeaderPlain(): boolean {
  const [count] = useContext(PlainHeaderContext);
  return count > 0;
}

/** For what stands at the top of a page: there is no picture on which the header could lie, while it is so. */
export function usePlainHeader(isPlain: boolean): void {
  const [, setCount] = useContext(PlainHeaderContext);
  // Before the browser paints: a header in white would flash on white.
  useLayoutEffect(() => {
    if (!isPlain) return undefined;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isPlain, setCount]);
}
