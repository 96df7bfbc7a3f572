import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { ROOT } from '../paths.ts';
import { checkMarkup, type DocumentParts, readTemplate, renderDocument } from './document.ts';

const page: PrerenderedPage = {
  pageId: 'home',
  locale: 'en',
  markup: '<h1>Hello</h1>',
  head: {
    htmlAttributes: 'lang="en"',
    title: '<title data-rh="true">T</title>',
    meta: '<meta data-rh="true" name="description" content="d"/>',
    link: '<link data-rh="true" rel="canonical" href="/en"/>',
  },
  state: { page: 'home' },
  tail: '<div id="tail"></div>',
  namespaces: [],
  moduleFile: undefined,
};
const parts: DocumentParts = {
  path: '/en',
  page,
  style: 'body{margin:0}',
  assets: {
    boot: '/assets/boot.js',
    entry: '/assets/app.js',
    preload: ['/assets/ui.js', '/assets/words.js'],
    page: ['/assets/home-page.js', '/assets/home.js'],
    sheet: '/assets/style.css',
  },
  fonts: '/assets/fonts-en.css',
  koreanText: undefined,
  worker: '/assets/register-worker.js',
  manifest: '/en/app.webmanifest',
  metadata: '<meta property="og:title" content="T">',
};
/** index.html as the bundler and the generator leave it. */
const template = readTemplate(
  readFileSync(`${ROOT}index.html`, 'utf8')
    .replace(/<script type="module".*<\/script>\n/, '')
    .replace(
      '</head>',
      '<script type="module" crossorigin src="/assets/app.js"></script>\n<link rel="stylesheet" href="/assets/style.css">\n</head>',
    ),
)
  .replace('<!doctype html>', '<!DOCTYPE html>')
  .replace('<div id="root"></div>', '<div id="root" data-server-rendered="true"></div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>');
const render = (own: Partial<PrerenderedPage> = {}, others: Partial<DocumentParts> = {}) =>
  renderDocument(template, { ...parts, page: { ...page, ...own }, ...others });

describe('renderDocument', () => {
  it('does not start the app in a document without state', () => {
    const html = render({ state: undefined });
    expect(html).toContain('data-fonts="/assets/fonts-en.css" data-manifest="/en/app.webmanifest"></script>');
    expect(html).not.toMatch(/data-entry|data-preload|data-worker|application\/json/);
  });
  it('escapes the state and the addresses', () => {
    const html = render({ state: { text: '</script><script>alert(1)' } }, { manifest: '/a"b' });
    expect(html).toContain('{"text":"\\u003c/script>\\u003cscript>alert(1)"}');
    expect(html).toContain('data-manifest="/a&quot;b"');
  });
  it('takes what a text says as it stands', () => {
    const text = "US$& $' $` $$ $1 <!--head-->";
    expect(render({ markup: text, head: { ...page.head, title: `<title>${text}</title>` } }).split(text)).toHaveLength(3);
  });
  it.each([
    ['markup', { markup: '<p style="a">x</p>' }],
    ['tail', { tail: '<p style="a">x</p>' }],
    ['head', { head: { ...page.head, meta: '<script>x</script>' } }],
  ])('refuses forbidden markup in the %s', (_part, own) => expect(() => render(own)).toThrow('/en has a s'));
  it('adds further scripts at the end of the head', () => {
    expect(render({}, { scripts: ['/form-answer.js'] })).toContain('<script src="/form-answer.js"></script></head>');
  });
});

describe('the preload of the first picture', () => {
  const preload = (media: string, name: string) =>
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/${name}.avif 480w" imagesizes="100vw"${media} fetchpriority="high">`;
  const wide = { srcset: '/wide.avif 480w', sizes: '100vw' };
  const tall = { srcset: '/tall.avif 480w', sizes: '100vw', media: '(max-width: 720px)' };

  it('is one link for each source, before the title, and the two exclude each other', () => {
    expect(render({ preloadImage: { sources: [tall, wide] } })).toContain(
      `viewport-fit=cover">${preload(' media="(max-width: 720px)"', 'tall')}${preload(' media="not all and (max-width: 720px)"', 'wide')}<title`,
    );
  });
  it('needs no media query for a picture of one shape', () => {
    expect(render({ preloadImage: { sources: [wide] } })).toContain(preload('', 'wide'));
  });
  it('is left out where there is no such picture', () => expect(render()).not.toContain('rel="preload"'));
});

const check = (markup: string) => () => checkMarkup('/en', `<p>before</p>${markup}<p>after</p>`);

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script async src="https://x.example/a.js"></script>',
  ...['application/javascript', 'application/jsonp', 'application/ld+jsonx', 'text/json'].map(
    (type) => `<script type="${type}">{}</script>`,
  ),
])('refuses the script %s', (markup) => {
  expect(check(markup)).toThrow('/en has a script that the content policy forbids');
});
it('refuses a style attribute and names the element', () => {
  expect(check('<p class="a" style="color:red">x</p>')).toThrow('<p class="a" style="color:red">');
});
it('refuses a broken character', () => expect(check('<p>\ufffd</p>')).toThrow('/en has a broken character'));
it.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json" id="x">{}</script>',
  '<p>&lt;script&gt; and style=&quot;x&quot;</p>',
  '<i data-style="x"></i>',
])('accepts %s', (markup) => expect(check(markup)).not.toThrow());
