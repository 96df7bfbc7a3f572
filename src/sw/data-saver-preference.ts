import { DATA_SAVER_PREFERENCE } from '#core/offline/data-saver-preference.ts';
import { find } from './caches/stored-responses.ts';

/** The visitor's choice on data saver: 'true', 'false', or undefined where there is none. It is read each time, since any page may change it. */
export async function readDataSaverPreference(): Promise<string | undefined> {
  return (await find(DATA_SAVER_PREFERENCE.cache, DATA_SAVER_PREFERENCE.key))?.text();
}
