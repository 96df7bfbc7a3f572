import { describe, expect, it } from 'vitest';
import { findElement, type HtmlElement, listElements, parseHtml } from './parse-html.ts';

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
  it('know where another attribute can be inserted', () => {
    const markup = '<i>x</i><input type="checkbox" checked=""/><b></b>';
    const insert = (tag: string) => {
      const { attributesEnd: at } = findElement(parseHtml(markup), tag) as HtmlElement;
      return `${markup.slice(0, at)} new=""${markup.slice(at)}`;
    };
    expect(insert('input')).toBe('<i>x</i><input type="checkbox" checked="" new=""/><b></b>');
    expect(insert('b')).toBe('<i>x</i><input type="checkbox" checked=""/><b new=""></b>');
  });
  it('are found anywhere in a document, in order', () => {
    const root = parseHtml('<!DOCTYPE html><html><head><title>T</title></head><body><main><h1>A</h1></main></body></html>');
    expect(listElements(root).map(({ tag }) => tag)).toEqual(['', 'html', 'head', 'title', 'body', 'main', 'h1']);
    expect(findElement(root, 'main')?.children).toHaveLength(1);
    expect(findElement(root, 'footer')).toBeUndefined();
  });
});
