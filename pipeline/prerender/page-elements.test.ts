import { describe, expect, it } from 'vitest';
import { listShownElements } from './page-elements.ts';
import { parseHtml } from './parse-html.ts';

const namesOf = (html: string) => listShownElements(parseHtml(html)).map(({ tag, classes }) => [tag, ...classes].join('.'));

describe('the shown elements of a document', () => {
  it('are listed once for each look', () => {
    expect(namesOf('<main><p class="a b">1</p><p class="a b" id="x">2</p><p class="a">3</p></main>')).toEqual(['main', 'p.a.b', 'p.a']);
  });
  it.each([
    '<div hidden=""><p></p></div>',
    '<dialog><p></p></dialog>',
    '<div popover="auto" role="dialog"><p></p></div>',
    '<footer data-late=""><p></p></footer>',
    '<noscript><p></p></noscript>',
    '<details><summary></summary><p></p></details>',
  ])('leave out the contents of %s', (html) => {
    expect(namesOf(`${html}<b></b>`)).not.toContain('p');
    expect(namesOf(`${html}<b></b>`)).toContain('b');
  });
  it.each(['<dialog></dialog>', '<section popover="auto" role="dialog"></section>'])('leave out %s, which is closed', (html) => {
    expect(namesOf(`${html}<b></b>`)).toEqual(['b']);
    expect(namesOf('<dialog open=""></dialog>')).toEqual(['dialog']);
  });
  it('are what details hold that stand open, and the summary of closed ones', () => {
    expect(namesOf('<details open=""><summary></summary><p></p></details>')).toEqual(['details', 'summary', 'p']);
    expect(namesOf('<details><summary><b></b></summary><p></p></details>')).toEqual(['details', 'summary', 'b']);
  });
  it('are hidden ones for the rule that hides alone: their classes may be those of shown ones', () => {
    expect(listShownElements(parseHtml('<p class="a" hidden=""></p>'))).toMatchObject([{ tag: 'p', attributes: { hidden: '' } }]);
    expect(namesOf('<p class="a" hidden=""></p><p class="b"></p>')).toEqual(['p', 'p.b']);
  });
  it('are also what a popover holds that is no dialog', () => {
    expect(namesOf('<nav popover="auto"><p></p></nav>')).toEqual(['nav', 'p']);
  });
  it('have the attributes by which style sheets tell them apart', () => {
    expect(listShownElements(parseHtml('<a href="/x" aria-current="page" class="l"></a>'))[0]?.attributes).toEqual({
      'aria-current': 'page',
      class: 'l',
    });
  });
  it('know void elements', () => {
    expect(namesOf('<dialog><img><br><p></p></dialog><b></b>')).toEqual(['b']);
  });
});
