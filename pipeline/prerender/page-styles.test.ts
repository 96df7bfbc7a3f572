import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';
import { parseHtml } from './parse-html.ts';

const LAYERS = ['base', 'ui'];
const stylesOf = (sheet: string, faces = '') => {
  const styleOf = createPageStyles({ layers: LAYERS, faces, sheet });
  return (html: string) => styleOf(parseHtml(html));
};
const select = (sheet: string, html: string) => stylesOf(sheet)(html).replace('@layer base,ui;', '');

describe('the styles of a first paint', () => {
  it('begin with the order of the layers and the faces', () => {
    const style = stylesOf('@layer base,ui;@layer ui{p{margin:0}}', '@font-face{font-family:F}')('<p></p>');
    expect(style).toBe('@layer base,ui;@font-face{font-family:F}@layer ui{p{margin:0}}');
  });
  it.each([
    ['.a{x:1}.b{x:2}', '.a{x:1}'],
    ['.a,.b{x:1}', '.a{x:1}'],
    ['.a .c,.a>p,.b p{x:1}', '.a>p{x:1}'],
    ['.a:hover,.a:focus-visible{x:1}', ''],
    ['.a:not(:hover){x:1}', '.a:not(:hover){x:1}'],
    ['p:first-child:before{x:1}', 'p:first-child:before{x:1}'],
    [':is(.b,.a) p{x:1}', ':is(.b,.a) p{x:1}'],
    [':where(.b,.c) p{x:1}', ''],
    ['p[lang]{x:1}p[lang=ko]{x:2}p[lang=en]{x:3}', 'p[lang]{x:1}p[lang=ko]{x:2}'],
    ['*,:after{x:1}', '*,:after{x:1}'],
    ['main:has(.b){x:1}main:has(>p[lang]){x:2}main:has(p:focus){x:3}', 'main:has(>p[lang]){x:2}'],
    ['p:checked{x:1}option:checked{x:2}main:has([value=""]){x:3}', 'main:has([value=""]){x:3}'],
    ['p:disabled{x:1}p:is(:disabled,[lang]){x:2}', 'p:is(:disabled,[lang]){x:2}'],
    ['p{transition:color 1s;x:1;cursor:pointer}main{user-select:none}', 'p{x:1}'],
  ])('%s becomes %s', (sheet, style) => {
    expect(select(sheet, '<html><main class="a"><p lang="ko"></p></main></html>')).toBe(style);
  });
  it('keep the conditions around rules, and drop those that are empty, and paper', () => {
    const sheet =
      '@layer ui{@media (min-width:1px){.a{x:1}}@media (max-width:1px){.b{x:1}}}@media print{.a{x:2}}@media (scripting:none){.a{x:4}}@supports (x:1){.b{x:3}}';
    expect(select(sheet, '<i class="a"></i>')).toBe('@layer ui{@media (min-width:1px){.a{x:1}}}');
  });
  it('have the variables that their rules read, at once or through another one', () => {
    const sheet =
      ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.a{margin:var(--b,4px)}.b{margin:var(--c)}@keyframes move{to{x:var(--d)}}p{animation:1s move}';
    expect(select(sheet, '<html><i class="a"></i></html>')).toBe(':root{--a:1px;--b:var(--a)}.a{margin:var(--b,4px)}');
    expect(select(sheet, '<html><p></p></html>')).toBe(':root{--d:3px}p{animation:1s move}@keyframes move{to{x:var(--d)}}');
  });
  it('have the variables that drawings name in their attributes', () => {
    const sheet = ':root{--a:red;--b:var(--a);--c:blue}';
    expect(select(sheet, '<html><svg><path fill="var(--b)"></path></svg></html>')).toBe(':root{--a:red;--b:var(--a)}');
  });
  it('have the animations that their rules name', () => {
    const sheet = '@layer ui{.a{animation:1s in}.b{animation:1s out}@keyframes in{to{x:1}}@keyframes out{to{x:2}}}';
    expect(select(sheet, '<i class="a"></i>')).toBe('@layer ui{.a{animation:1s in}@keyframes in{to{x:1}}}');
  });
  it('take no faces from the sheet, where a face would be declared twice', () => {
    expect(() => stylesOf('@font-face{font-family:F}')).toThrow('src/styles/fallback-faces.css');
  });
  it('are the same text for documents of the same kinds of elements', () => {
    const styles = stylesOf('.a{x:1}.b{x:2}');
    expect(styles('<i class="a"></i><b class="b"></b>')).toBe(styles('<b class="b"></b><i class="a"></i><i class="a"></i>'));
  });
});
