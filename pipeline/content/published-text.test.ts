import fc from 'fast-check';
import { expect, it } from 'vitest';
import { postText } from '../../tests/support/post-texts.ts';
import { type HtmlElement, parseHtml } from '../prerender/parse-html.ts';
import { compileMarkdown } from './markdown.ts';

// Published is what was written, or it is refused in words: every letter and figure of a text reaches the page in its place, numbers of
// lists among them.

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
    fc.property(postText, (pieces) => {
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
