import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';

/**
 * What a prerendered page was rendered with. The page's id stands here too, since an address does not tell:
 * the 404 page stands at any of them.
 */
export interface DocumentState {
  page: PageId;
  locale: Locale;
  params: { id?: string };
  data?: unknown;
}

const ID = 'state';

/** JSON as it may stand in a script element: no text in it can close the element or open a comment. */
export function serializeState(state: DocumentState): string {
  const json = JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

export function readState(): DocumentState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
