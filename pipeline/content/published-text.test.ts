import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HtmlElement, parseHtml } from '../prerender/parse-html.ts';
import { compileMarkdown } from './markdown.ts';

// Published is what was written, or it is refused in words: every letter and figure of a text reaches the page in its place, numbers of
// lists among them.

const WORDS =
  '공장/수율/송도에서/은/년/월 /ADC/p/L /홍길동: /제1공장/(주)/「품질」/“안전”/［공고］/[공고]/https:¦¦example.org¦2024/a@example.org';
const FIGURES = '5/12/02/010/2026/5. 1 /3. 2 ~ 3. 5/12. 25. /40,000 L/95%/-190 °C/190 °C /+82 32 /0.05/4*6*9 mm/HLA-A*02:01/2**10';
const MARKS =
  '수율*/**/*/_/__/~/~~/`/==/^/**송도(Songdo)**/*공장*/__A__/[/]/(/)/（/）/</>/#/##/|/-/+/:/./)/※ /• /①/!/&/&nbsp;/\\/·/=/ / / / | / |';
const LINES =
  '\n/\n/\n\n/\n\n/\n- /\n* /\n+ /\n  - /\n   /\n    /\n> /\n>/\n## /\n# /\n---\n/\n===\n/\n1. /\n2. /\n3) /\n1) /\n5. /\n01. /\n10. /\n| /|---|---|\n/\n| 가 | 나 |\n|---|---|\n/\n```\n/\n[비고]: ';
const PIECES = [WORDS, FIGURES, MARKS, LINES]
  .flatMap((pieces) => pieces.split('/'))
  .map((piece) => piece.replaceAll('¦', '/'))
  .map((piece) => ({ written: piece, read: piece }));
const LINKS = [
  { written: '[채용](page:company)', read: '채용' },
  { written: '[보고서](https://example.org/2024.pdf)', read: '보고서' },
];
const text = fc.array(fc.constantFrom(...PIECES, ...LINKS), { minLength: 1, maxLength: 16 });

/** What may not be lost: letters, figures, and the signs that belong to figures. */
const signsOf = (shown: string) => shown.match(/[\p{L}\p{N}%°※•①]|(?<=\d[`_]*)\*(?=[`_]*\d)|[-+](?=[`*_\\]*\d)/gu)?.join('') ?? '';

/** A page as it is read: blocks and lines apart, items of a list with their numbers. */
function readAloud({ tag, attributes, children }: HtmlElement): string {
  let number = Number(attributes.start ?? 1);
  const parts = children.map((child) => {
    if (typeof child === 'string') return child;
    if (child.tag === 'br') return '\n';
    return tag === 'ol' && child.tag === 'li' ? `${number++}. ${readAloud(child)}` : readAloud(child);
  });
  return parts.join('') + (['a', 'em', 'strong', 'code'].includes(tag) ? '' : '\n');
}

it('every letter and figure of a text is on the page, or the text is refused', () => {
  let published = 0;
  fc.assert(
    fc.property(text, (pieces) => {
      const source = pieces.map(({ written }) => written).join('');
      const { html, errors } = compileMarkdown(source.trim(), 'ko', 'Table');
      if (errors.length > 0) return;
      published += 1;
      expect(signsOf(readAloud(parseHtml(html))), source).toBe(signsOf(pieces.map(({ read }) => read).join('')));
    }),
    { numRuns: 6000 },
  );
  expect(published).toBeGreaterThan(600);
});
