import type { MessageFromWorker, MessageToWorker } from '#core/offline/messages.ts';

/** Sends a message to the service worker as soon as one is active. Without service workers nothing happens. */
export async function sendToServiceWorker(message: MessageToWorker): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Listens to the messages of the service worker. */
export function onServiceWorkerMessage(listener: (message: MessageFromWorker) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker | undefined>) => {
    if (data?.type) listener(data);
  });
}
