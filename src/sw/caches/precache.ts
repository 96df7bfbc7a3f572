import { PrecacheController } from 'workbox-precaching';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { readDataSaverPreference } from '../data-saver-preference.ts';
import { storeEarlierAssets } from './earlier-assets.ts';
import { onlyStorable } from './storable.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

/** What the site needs to work offline: the shell, the offline pages, the code of the most important pages. */
const criticalFiles = self.__WB_MANIFEST as { url: string; revision: string | null }[];
const offlinePages = criticalFiles.filter((entry) => entry.url.endsWith('/offline'));

/** Finds every critical file that was installed. */
export const precache = createController(criticalFiles);
/** Serves the offline pages at their own addresses. */
export const offlinePagePrecache = createController(offlinePages);

/** Under data saver only the offline pages are installed. */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  const files = shouldSaveData(await readDataSaverPreference()) ? offlinePages : criticalFiles;
  await Promise.all([storeEarlierAssets(criticalFiles), createController(files).install(event)]);
}

function createController(files: typeof criticalFiles): PrecacheController {
  const controller = new PrecacheController({ plugins: [onlyStorable] });
  controller.addToCacheList(files);
  return controller;
}
