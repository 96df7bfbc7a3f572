// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Helmet } from './slim-helmet.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Shown {
  lang: 'en' | 'ko';
  title: string;
  path?: string;
}
let root: Root;
const show = ({ lang, title, path }: Shown) =>
  act(async () =>
    root.render(
      <Helmet prioritizeSeoTags={false}>
        <html lang={lang} />
        <title>{path === undefined ? `${title}` : `${title} - Acme`}</title>
        {path === undefined && <meta name="robots" content="noindex" />}
        {path !== undefined && <link rel="canonical" href={`/${lang}${path}`} />}
        {path !== undefined && ['en', 'ko'].map((other) => <link key={other} rel="alternate" hrefLang={other} href={`/${other}${path}`} />)}
      </Helmet>,
    ),
  );
const head = () => [...document.head.children].map((element) => element.outerHTML);

/** What is not the page's own: it stays through every navigation. */
const KEPT = [
  '<link rel="icon" href="/favicon.svg">',
  '<link rel="stylesheet" href="/app.css">',
  '<link rel="alternate" type="application/rss+xml" href="/en/feed.xml">',
];
const FIRST = [
  '<title>As prerendered</title>',
  ...KEPT,
  '<meta name="description" content="d">',
  '<meta name="keywords" content="k">',
  '<link rel="canonical" href="/en/first">',
  '<link rel="alternate" hreflang="en" href="/en/first">',
];

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = FIRST.join('');
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

describe('the head in a browser', () => {
  it('leaves the first document as it came', async () => {
    await show({ lang: 'ko', title: 'Something else', path: '/x' });
    expect([head(), document.documentElement.lang]).toEqual([FIRST, 'en']);
  });
  it('follows a navigation with title, language, canonical and alternates, and keeps none of the old', async () => {
    await show({ lang: 'en', title: 'First', path: '/first' });
    await show({ lang: 'ko', title: '둘째', path: '/second' });
    expect([document.title, document.documentElement.lang]).toEqual(['둘째 - Acme', 'ko']);
    expect(head()).toEqual([
      '<title>둘째 - Acme</title>',
      ...KEPT,
      '<link rel="canonical" href="/ko/second">',
      '<link rel="alternate" hreflang="en" href="/en/second">',
      '<link rel="alternate" hreflang="ko" href="/ko/second">',
    ]);
  });
  it('takes noindex along to an error page and away again', async () => {
    await show({ lang: 'en', title: 'First', path: '/first' });
    await show({ lang: 'en', title: '404' });
    expect(head()).toEqual(['<title>404</title>', ...KEPT, '<meta name="robots" content="noindex">']);
    await show({ lang: 'en', title: 'First', path: '/first' });
    expect(head().filter((tag) => tag.includes('robots'))).toEqual([]);
    expect(document.title).toBe('First - Acme');
  });
  it('touches nothing when the same page renders again', async () => {
    await show({ lang: 'en', title: 'First', path: '/first' });
    await show({ lang: 'ko', title: '둘째', path: '/second' });
    const before = [...document.head.children];
    await show({ lang: 'ko', title: '둘째', path: '/second' });
    expect([...document.head.children].every((element, at) => element === before[at])).toBe(true);
  });
});
