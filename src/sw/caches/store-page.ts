import { STATE_ELEMENT_ID } from '#core/prerender/state-element.ts';
import { CACHES } from './cache-names.ts';
import { store } from './stored-responses.ts';

/** Every document of ours holds its state in this element; what a captive portal answers does not. */
const STATE_ELEMENT = `type="application/json" id="${STATE_ELEMENT_ID}"`;

export function isOurDocument(text: string): boolean {
  return text.includes(STATE_ELEMENT);
}

/** Stores a document if it is one of ours; resolves with whether it is. */
export async function storePage(path: string, response: Response, isPrefetched: boolean): Promise<boolean> {
  const isOurs = isOurDocument(await response.clone().text());
  if (isOurs) await store(CACHES.pages, path, response, isPrefetched);
  return isOurs;
}
