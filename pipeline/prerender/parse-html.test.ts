import { describe, expect, it } from 'vitest';
import { type HtmlElement, parseHtml } from './parse-html.ts';

/** Without the places in the source. */
const plain = ({ tag, attributes, children }: HtmlElement): unknown => [
  tag,
  attributes,
  children.map((child) => (typeof child === 'string' ? child : plain(child))),
];

describe('the elements of markup', () => {
  it('have their attributes, texts and entities; comments are left out', () => {
    const root = parseHtml('<p class="a" data-x="1 &gt; 0">Fish &amp; <b>chips</b><!-- --> &#x27;x&#39;&nbsp;<br/>end</p><img src="/a"/>');
    expect(plain(root)).toEqual([
      '',
      {},
      [
        ['p', { class: 'a', 'data-x': '1 > 0' }, ['Fish & ', ['b', {}, ['chips']], " 'x'\u00a0", ['br', {}, []], 'end']],
        ['img', { src: '/a' }, []],
      ],
    ]);
  });
});
