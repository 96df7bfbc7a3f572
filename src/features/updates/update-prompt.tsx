import { lazy, Suspense } from 'react';
import { useAppSelector } from '#src/state/hooks.ts';

const UpdateNotice = lazy(() =>
  import('./update-notice.tsx').then(
    ({ UpdateNotice: Notice }) => ({ default: Notice }),
    // Without a network there is nothing to refresh to.
    () => ({ default: () => null }),
  ),
);

/** A new version takes over only when the visitor agrees. The prompt is loaded when one waits. */
export function UpdatePrompt() {
  const version = useAppSelector((state) => state.connection.updatesWaiting);
  return version > 0 ? (
    <Suspense>
      <UpdateNotice version={version} />
    </Suspense>
  ) : null;
}
