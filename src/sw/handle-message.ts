import type { MessageToWorker } from '#core/offline/messages.ts';
import { LOCALES } from '#core/site/locales.ts';
import { storeVisited } from './caches/store-visited.ts';
import { updateKit } from './kit/update-kit.ts';
import { handleLibraryMessage } from './library/handle-library-message.ts';
import { findReadable } from './offline-page.ts';
import { fetchBrochure } from './policies/answer-file.ts';
import { reportToNewPage } from './report-network.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * What pages ask of the worker. A message that this build does not know comes from a page of another build.
 * @param port Where the page waits for an answer.
 */
export async function handleMessage(message: MessageToWorker | undefined, source: Client | null, port?: MessagePort): Promise<void> {
  switch (message?.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'VISITED':
      if (source) reportToNewPage(source);
      return storeVisited(message);
    case 'DOWNLOADED':
      return fetchBrochure(message.path);
    case 'FIND_READABLE':
      return port?.postMessage(await findReadable(message.path, message.locale));
    case 'SAVE':
      await handleLibraryMessage(message);
      // The whole site is both languages: files of this one, and the documents of the other.
      if (message.item.kind === 'site') await Promise.all(LOCALES.map(updateKit));
      return;
    case 'CANCEL_SAVE':
    case 'REMOVE_SAVED':
    case 'LIST_SAVED':
      return handleLibraryMessage(message);
  }
}
