import type { MessageToWorker } from '#core/offline/messages.ts';
import { storeVisited } from './caches/store-visited.ts';
import { handleLibraryMessage } from './library/library-jobs.ts';
import { reportToNewPage } from './report-network.ts';

declare const self: ServiceWorkerGlobalScope;

/** What pages ask of the worker. A message that this build does not know comes from a page of another build. */
export async function handleMessage(message: MessageToWorker | undefined, source: Client | null): Promise<void> {
  switch (message?.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'VISITED':
      if (source) reportToNewPage(source);
      return storeVisited(message);
    case 'SAVE':
    case 'CANCEL_SAVE':
    case 'REMOVE_SAVED':
    case 'LIST_SAVED':
      return handleLibraryMessage(message);
  }
}
