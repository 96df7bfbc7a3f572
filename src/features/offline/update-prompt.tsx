import { type ComponentType, useEffect, useState } from 'react';
import { useAppSelector } from '#src/state/hooks.ts';
import type { UpdateNewsProps } from './update-news.tsx';

/** A new version takes over only when the visitor says so (design 8). Nothing of it is loaded before one waits. */
export function UpdatePrompt() {
  const turn = useAppSelector((state) => state.connection.updatesWaiting);
  const [News, setNews] = useState<ComponentType<UpdateNewsProps>>();
  useEffect(() => {
    if (turn > 0)
      import('./update-news.tsx').then(
        (module) => setNews(() => module.UpdateNews),
        () => undefined,
      );
  }, [turn]);
  return News && turn > 0 ? <News turn={turn} /> : null;
}
