import { STATE_ELEMENT_ID } from '#core/prerender/state-element.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';
import type { TransferredQueries } from './transfer-state.ts';

/**
 * What a prerendered page was rendered with. The page's id stands here too, since an address does not tell: the 404 page stands
 * at any of them.
 */
export interface DocumentState {
  page: PageId;
  locale: Locale;
  /** What the page's loader gave. */
  data: unknown;
  queries?: TransferredQueries;
}

/** Undefined in a document that was not prerendered: the development server's. */
export function readState(): DocumentState | undefined {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
