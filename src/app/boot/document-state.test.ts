import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonInHtml } from '#core/html/escape.ts';
import { STATE_ELEMENT_ID } from '#core/prerender/prerendered-page.ts';
import { type DocumentState, readDocumentState } from './prepare-hydration.ts';

/** A document as the pipeline writes it, parsed by a browser. */
function openDocument(json: string): void {
  document.body.innerHTML = `<p>before</p><script type="application/json" id="${STATE_ELEMENT_ID}">${json}</script><p>after</p>`;
}
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('readDocumentState', () => {
  it('reads what the pipeline wrote, hostile texts inert', () => {
    const attack = vi.fn();
    vi.stubGlobal('attack', attack);
    const text = '</script><img src=x onerror=attack()><!--\u2028"\\';
    const state: DocumentState = { page: 'newsroomPost', locale: 'ko', data: { meta: { title: text, description: '' }, [text]: [text] } };
    openDocument(jsonInHtml(state));
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['P', 'SCRIPT', 'P']);
    expect(readDocumentState()).toEqual(state);
    expect(attack).not.toHaveBeenCalled();
  });
  it('keeps the data of a page that has none apart from no data', () => {
    openDocument(jsonInHtml({ page: 'company', locale: 'en', data: null } satisfies DocumentState));
    expect(readDocumentState()?.data).toBeNull();
  });
  it('is undefined in a document without a state', () => {
    expect(readDocumentState()).toBeUndefined();
    openDocument('');
    expect(readDocumentState()).toBeUndefined();
  });
});
