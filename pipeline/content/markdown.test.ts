import { describe, expect, it } from 'vitest';
import { compileMarkdown, plainText } from './markdown.ts';

const compile = (source: string, locale: 'en' | 'ko' = 'en') => compileMarkdown(source, locale, 'Table & "more"');

describe('what a post may hold', () => {
  it('is text, headings of two levels, lists, quotes and tables', () => {
    expect(compile('# One\n\n#### Two\n\nA **b** *c* `d`\n\n- e\n\n> f\n\n---').html).toBe(
      '<h2>One</h2>\n<h3>Two</h3>\n<p>A <strong>b</strong> <em>c</em> <code>d</code></p>\n<ul>\n<li>e</li>\n</ul>\n<blockquote>\n<p>f</p>\n</blockquote>\n<hr>',
    );
  });
  it('is a table in a region that keyboards can scroll, labelled in the locale', () => {
    const { html, errors } = compile('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(errors).toEqual([]);
    expect(html).toMatch(/^<div class="table-scroll" role="region" tabindex="0" aria-label="Table &amp; &quot;more&quot;"><table>/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toMatch(/<\/table><\/div>$/);
  });
  it.each(['100 L~1,000 L, 9~10시', '~~2024~~', '1~2~3'])('leaves the ranges of %s alone', (text) => {
    expect(compile(text).html).toBe(`<p>${text}</p>`);
  });
  it('escapes what looks like markup in text and code', () => {
    expect(compile('5 < 6 & `<script>`')).toMatchObject({ html: '<p>5 &lt; 6 &amp; <code>&lt;script&gt;</code></p>', errors: [] });
  });
});

describe('links', () => {
  it.each([
    ['page:company', 'en', '/en/aboutus/company'],
    ['page:company#vision', 'ko', '/ko/aboutus/company#vision'],
    ['page:home', 'ko', '/ko'],
    ['mailto:contact@example.com', 'en', 'mailto:contact@example.com'],
    ['https://www.example.org', 'en', 'https://www.example.org/'],
    ['https://www.example.org/a?b=1&c=2#d', 'ko', 'https://www.example.org/a?b=1&amp;c=2#d'],
  ] as const)('%s in %s leads to %s', (href, locale, address) => {
    expect(compile(`[x](${href})`, locale)).toMatchObject({ html: `<p><a href="${address}">x</a></p>`, errors: [] });
  });
  it.each([
    '//example.com',
    '/en/aboutus/company',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'tel:+8232',
    'post:',
    'page:company#a#b',
  ])('%s is refused with a hint, and leads nowhere', (href) => {
    const { html, errors } = compile(`[x](${href})`);
    expect(errors).toEqual([`link to '${href}': use page:PAGEID, page:PAGEID#hash, post:TYPE/ID, mailto: or https://`]);
    expect(html).toBe('<p><a href="">x</a></p>');
  });
  it.each([
    ['http://www.example.org/', 'write https://'],
    ['https://name:word@www.example.org/', 'it holds a name or a password; leave them out'],
    ['https://', 'this is no address; copy it from the browser'],
    ['https://www.example.com/en/services/adc', 'this is our own site; use page:PAGEID or post:TYPE/ID'],
  ])('%s is refused: %s', (href, hint) => {
    const { html, errors } = compileMarkdown(`[x](${href})`, 'en', 'Table', { origin: 'https://www.example.com' });
    expect(errors).toEqual([`link to '${href}': ${hint}`]);
    expect(html).toBe('<p><a href="">x</a></p>');
  });
  it('an address in the text is a link, and refused as one', () => {
    expect(compile('See https://www.example.org today').html).toBe(
      '<p>See <a href="https://www.example.org/">https://www.example.org</a> today</p>',
    );
    expect(compile('See http://www.example.org today').errors).toEqual(["link to 'http://www.example.org': write https://"]);
  });
});

describe('what is refused', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Text with <b onclick="x()">bold</b>',
    '<iframe src="https://example.com"></iframe>',
    '<!-- note -->',
  ])('raw HTML: %s', (source) => {
    const { html, errors } = compile(source);
    expect(errors[0]).toMatch(/^markup not allowed: '<.{1,39}'; write it in Markdown$/);
    expect(html).not.toMatch(/<(script|img|b|iframe|!)/);
  });
  it('a picture in the body', () => {
    expect(compile('![alt](x.png)')).toMatchObject({
      html: '<p></p>',
      errors: ["image 'x.png' in the body: name it in the front matter's 'image' instead"],
    });
  });
  it('an element that no post may hold', () => {
    expect(compile('```\ncode\n```').errors).toContain('element <pre> is not allowed in a post');
  });
  it('every error at once', () => {
    expect(compile('<b>x</b>\n\n![a](b)\n\n[c](http://d)').errors).toHaveLength(4);
  });
});

describe('the text for search', () => {
  it('is the words, blocks apart, without markup and entities', () => {
    expect(compile('## A & B\n\nOne\ntwo\n\n- x\n- "y"\n\n| h | i |\n|---|---|\n| 1 | 2 |').text).toBe('A & B One two x "y" h i 1 2');
  });
  it('undoes an entity once', () => expect(plainText('<p>&amp;lt;b&amp;gt; &#39;</p>')).toBe("&lt;b&gt; '"));
});
