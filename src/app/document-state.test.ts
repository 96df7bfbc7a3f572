// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DocumentState, readState, serializeState } from './document-state.ts';

const attack = vi.fn();
const stateOf = (data: unknown): DocumentState => ({ page: 'newsroomPost', locale: 'ko', params: { id: 'x' }, data });

describe('the state of a document', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    vi.stubGlobal('attack', attack);
  });

  it.each([
    '</script><script>alert(1)',
    '</SCRIPT ><img src=x onerror=attack()>',
    '<!--<script>',
    ']]>',
    'line\u2028separator\u2029paragraph',
    '"quotes" \\ & &lt; \u0000 😀',
    "$& $` $' $$",
  ])('carries %j inert, and gives it back as it was', (text) => {
    const html = serializeState(stateOf({ text, [text]: [text] }));
    document.body.innerHTML = `<p>before</p>${html}<p>after</p>`;
    expect([...document.body.children].map((element) => element.tagName)).toEqual(['P', 'SCRIPT', 'P']);
    expect(readState()).toEqual(stateOf({ text, [text]: [text] }));
    expect(attack).not.toHaveBeenCalled();
  });
  it('has neither a tag nor a line separator within', () => {
    const html = serializeState(stateOf('</script><script>alert(1)<!-- \u2028\u2029'));
    const json = html.slice(html.indexOf('>') + 1, -'</script>'.length);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(html).toMatch(/^<script type="application\/json" id="state">\{"page":"newsroomPost"/);
  });
  it('leaves out the data of a page that has none', () => {
    document.body.innerHTML = serializeState({ page: 'error404', locale: 'en', params: {} });
    expect(readState()).toEqual({ page: 'error404', locale: 'en', params: {} });
  });
  it('is absent from a document without one', () => expect(readState()).toBeUndefined());
});
