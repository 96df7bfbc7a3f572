import { type AlertBase, type AlertContent, type AppDispatch, alertHidden, alertShown } from './store.ts';

/** What `btn-confirm` needs is the default. `link`: where the visitor goes by confirming. */
export type AlertRequest = AlertContent | (AlertBase & { type?: undefined });

interface AlertOptions {
  /** It tells what became of an inquiry: it can still be read when the visitor has gone on. */
  outlivesPage?: boolean;
}

interface QueuedAlert extends AlertOptions {
  content: AlertContent;
  settle: (isConfirmed: boolean) => void;
}

/** The alerts of each store, which thunks know by its dispatch. The first alert of a queue is the one that is shown. */
const queues = new WeakMap<AppDispatch, QueuedAlert[]>();

function getQueue(dispatch: AppDispatch): QueuedAlert[] {
  const queue = queues.get(dispatch) ?? [];
  queues.set(dispatch, queue);
  return queue;
}

/**
 * Shows an alert of the site, after those that are shown or wait already. The promise tells when it is closed, and whether by
 * its confirm button; closing a `btn-confirm` alert by Escape confirms it, closing a `btn-choice` one does not.
 */
export function showAlert(request: AlertRequest, options: AlertOptions = {}) {
  return (dispatch: AppDispatch): Promise<boolean> =>
    new Promise((settle) => {
      const content: AlertContent = request.type === undefined ? { ...request, type: 'btn-confirm' } : request;
      const queue = getQueue(dispatch);
      queue.push({ content, settle, ...options });
      if (queue.length === 1) dispatch(alertShown(content));
    });
}

/** For the alert dialog: the alert on show has been closed, and the next one takes its place. */
export function settleAlert(isConfirmed: boolean) {
  return (dispatch: AppDispatch): void => {
    const queue = getQueue(dispatch);
    const closed = queue.shift();
    dispatch(queue[0] ? alertShown(queue[0].content) : alertHidden());
    closed?.settle(isConfirmed);
  };
}

/** For a navigation: an alert belongs to the page that asked for it, and goes with it, unconfirmed. */
export function dropPageAlerts() {
  return (dispatch: AppDispatch): void => {
    const queue = getQueue(dispatch);
    const dropped = queue.filter(({ outlivesPage }) => !outlivesPage);
    if (dropped.length === 0) return;
    const [shown] = queue;
    queue.splice(0, queue.length, ...queue.filter(({ outlivesPage }) => outlivesPage));
    if (queue[0] !== shown) dispatch(queue[0] ? alertShown(queue[0].content) : alertHidden());
    for (const { settle } of dropped) settle(false);
  };
}
