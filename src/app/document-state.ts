import { jsonInHtml } from '#core/site/json-in-html.ts';
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

export function serializeState(state: DocumentState): string {
  return `<script type="application/json" id="${ID}">${jsonInHtml(state)}</script>`;
}

export function readState(): DocumentState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
