import { createLate } from '#src/shared/dom/create-late.tsx';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { connectionChanged, type Store, useAppSelector } from '#src/state/store.ts';
import { reloadWhenWorkerIsReplaced } from './reload-for-update.ts';

const UpdateNotice = createLate(() => import('./update-notice.tsx').then((module) => module.UpdateNotice));

/** A new version takes over only when the visitor agrees. The prompt is loaded when one waits. */
export function UpdatePrompt() {
  const version = useAppSelector((state) => state.connection.updatesWaiting);
  return version > 0 && <UpdateNotice version={version} />;
}

export function startUpdates(store: Store): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  reloadWhenWorkerIsReplaced();
  const onWaiting = () => {
    store.dispatch(connectionChanged({ updatesWaiting: store.getState().connection.updatesWaiting + 1 }));
  };
  whenIdle(() => {
    import('./register-service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker(onWaiting))
      // In private modes, or where the registration is refused, the site works without a worker.
      .catch(() => undefined);
  });
}
