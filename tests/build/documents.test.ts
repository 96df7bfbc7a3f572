import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../core/posts/post.ts';
import { DEFAULT_LOCALE, eachLocale, LOCALES, type Locale, localeIn } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { hrefFor, switchLocale } from '../../core/site/urls.ts';
import { DIST, SITE } from '../../pipeline/paths.ts';
import { SHEET_SCRIPT } from '../../pipeline/prerender/document.ts';
import { findElement, type HtmlElement, listElements, parseHtml } from '../../pipeline/prerender/parse-html.ts';
import { describeExcess, pageBudget } from '../support/budgets.ts';

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const documents = files.map((file) => {
  const html = readFileSync(`${SITE}/${file}`, 'utf8');
  return { file, html, elements: listElements(parseHtml(html)) };
});
const { origin } = JSON.parse(readFileSync(`${DIST}/headers.json`, 'utf8'));
/** Of a document from our server over HTTP/1.1. tests/e2e/smoke/budgets.spec.ts measures documents with them. */
const HEADER_BYTES = 1030;

/** The content policy of each address, as static hosts send it. */
const policies = new Map(
  Array.from(readFileSync(`${SITE}/_headers`, 'utf8').matchAll(/^(\/.*)\n {2}content-security-policy: (.*)$/gm), ([, path, policy]) => [
    path,
    policy,
  ]),
);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);
/** Values of one attribute, on the elements with that tag and these other attributes. */
const values = (elements: readonly HtmlElement[], tag: string, name: string, others: Record<string, string> = {}) =>
  elements
    .filter((element) => element.tag === tag && Object.entries(others).every(([key, value]) => element.attributes[key] === value))
    .flatMap(({ attributes }) => attributes[name] ?? []);
/** Of each picture that comes at once, the file of a phone's width; of one without sizes to choose from, its only file. */
function listPictures(elements: readonly HtmlElement[]): string[] {
  const chosen = elements.flatMap(({ tag, children }) => {
    const [source, image] = children.filter((child) => typeof child !== 'string');
    if (tag !== 'picture' || image?.attributes.loading === 'lazy') return [];
    const files = (source?.attributes.srcset ?? '').split(', ').map((one) => one.split(' ')[0] as string);
    return files.find((path) => /-(?:736|960|1200)\./.test(path)) ?? files.slice(0, 1);
  });
  const single = values(elements, 'img', 'src').filter((src) => !/^\/images\/live\/.*-\d+\.jpg$/.test(src));
  return [...new Set([...chosen, ...single])];
}
const titleOf = (elements: readonly HtmlElement[]) =>
  elements.filter(({ tag }) => tag === 'title').map(({ children }) => children.join(''))[0];

describe('every document', () => {
  it('is there: each row in each locale, each post, the error pages', () => {
    for (const page of PAGES.filter((row) => !row.redirected && !row.path.includes(':id'))) {
      for (const locale of LOCALES) expect(files, page.id).toContain(`${hrefFor(locale, page.id).slice(1)}.html`);
    }
    expect(files.filter((file) => file.includes('public/newsroom/'))).toHaveLength(18 * 2);
    expect(files.filter((file) => file.includes('public/notice/'))).toHaveLength(9 * 2);
    expect(files.filter((file) => file.includes('public/images/'))).toHaveLength(12 * 2);
    expect(files).toContain('errors/404.html');
    expect(files, 'no page for the bare root').not.toContain('index.html');
  });

  // What a phone needs before it scrolls, and pictures that the pipeline has not made, wherever they stand. What scripts ask for later, such
  // as fonts and data, is measured in a browser.
  it.each(documents)('$file keeps to the budgets of a page, whatever its files are', ({ file, html, elements }) => {
    const page = `http://localhost/${file.replace('.html', '')}`;
    const weigh = (path: string, headers = 0) => {
      const sent = existsSync(`${SITE}${path}.br`) ? `${path}.br` : path;
      return { path, bytes: statSync(SITE + sent).size + headers };
    };
    const scripts = [...new Set(all(html, /"(\/assets\/[\w.-]+\.js)"/g))].map((path) => weigh(path));
    const parts = {
      document: [weigh(`/${file}`, HEADER_BYTES)],
      script: scripts,
      total: [
        weigh(`/${file}`, HEADER_BYTES),
        ...scripts,
        ...[...new Set(all(html, /"(\/assets\/style-[\w-]+\.css)"/g))].map((path) => weigh(path)),
        ...listPictures(elements).map((path) => weigh(path)),
      ],
    };
    for (const type of ['document', 'script', 'total'] as const)
      expect.soft(describeExcess(file, type === 'total' ? 'all files' : type, pageBudget(page, type), parts[type])).toBeUndefined();
  });

  it.each(documents)('$file: head, scripts, styles', ({ file, html, elements }) => {
    expect(html.slice(0, 200)).toMatch(/^<!DOCTYPE html><html lang="[a-z-]+"><head><meta charset="utf-8">/i);
    expect(values(elements, 'html', 'lang')).toEqual([localeIn(file) ?? DEFAULT_LOCALE]);
    // What is in noscript elements is text to a browser with scripting.
    const { children } = findElement(parseHtml(html), 'head') as HtmlElement;
    const head = children.flatMap((child) => (typeof child === 'string' || child.tag === 'noscript' ? [] : listElements(child)));
    expect(head.filter(({ tag }) => tag === 'title')).toHaveLength(1);
    expect(titleOf(head)).toMatch(/\S/);
    for (const name of ['viewport', 'description', 'keywords'])
      expect(values(head, 'meta', 'content', { name }), name).toEqual([expect.stringMatching(/\S/)]);
    expect(elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1);
    // By this mark Helmet finds the page's own tags in the browser.
    expect(values(head, 'title', 'data-rh')).toEqual(['true']);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/ on\w+="/);
    expect(html, 'no outlined boundary').not.toMatch(/\$R[CB]|<template/);
    expect(html).not.toMatch(/__VITE_REACT_SSG|staticRouterHydrationData|\ufffd/);
    // The worker, which shows the offline page, has the style sheet.
    const isInlined = !/^..\/offline\.html$/.test(file);
    // One script is inline, the same everywhere, and the document's content policy lets it and the document's style through.
    const scripts = all(html, /<script(?! type="application\/(?:ld\+)?json"[ >])(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g);
    expect(scripts).toEqual(isInlined ? [SHEET_SCRIPT] : []);
    const scriptHash = `'sha256-${createHash('sha256').update(SHEET_SCRIPT).digest('base64')}'`;
    expect(policies.get(`/${file.replace(/\.html$/, '')}`)).toContain(`script-src 'self' ${scriptHash};`);
    const styles = all(html, /<style>([\s\S]*?)<\/style>/g);
    expect(styles).toHaveLength(isInlined ? 1 : 0);
    const hashes = styles.map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policies.get(`/${file.replace(/\.html$/, '')}`)).toContain(`style-src 'self'${hashes.join('')};`);
    expect(values(head, 'link', 'href', { rel: 'stylesheet' }), 'nothing holds up the first paint').toHaveLength(isInlined ? 0 : 1);
    expect(values(head, 'link', 'href', { rel: 'expect' }), 'ground and title are painted with the header').toEqual(
      isInlined ? ['#title-end'] : [],
    );
    expect(all(html, / (id="title-end")/g)).toHaveLength(isInlined ? 1 : 0);
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
    const hashed = all(html, /(?:href|src)="(\/assets\/[^"#]+)/g);
    for (const asset of hashed) expect(existsSync(SITE + asset), asset).toBe(true);
  });

  it.each(documents.filter(({ file }) => !file.includes('errors/') && !file.includes('offline')))(
    '$file: canonical and alternates answer each other',
    ({ file, elements }) => {
      const path = `/${file.replace(/\.html$/, '')}`;
      expect(values(elements, 'link', 'href', { rel: 'canonical' })).toEqual([origin + path]);
      const pathIn = (locale: Locale) => switchLocale(path, locale);
      const alternates = Object.fromEntries(
        elements.flatMap(({ attributes: { rel, hreflang, href } }) => (rel === 'alternate' && hreflang ? [[hreflang, href]] : [])),
      );
      expect(alternates).toEqual({ ...eachLocale((locale) => origin + pathIn(locale)), 'x-default': origin + pathIn(DEFAULT_LOCALE) });
      for (const locale of LOCALES) expect(files).toContain(`${pathIn(locale).slice(1)}.html`);
    },
  );

  it('has no dead link and no dead hash among the site’s own', () => {
    const dead: string[] = [];
    const ids = new Map(
      documents.map(({ file, elements }) => [
        `/${file.replace(/\.html$/, '')}`,
        new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
      ]),
    );
    for (const { file, elements } of documents) {
      for (const href of values(elements, 'a', 'href').filter((address) => address.startsWith('/'))) {
        const [path = '', hash] = href.split('#');
        // A file to download has an ending, a page has none.
        if (/\.\w+$/.test(path) && existsSync(SITE + path)) continue;
        const target = ids.get(path.split('?')[0] as string);
        if (!target || (hash && !target.has(hash))) dead.push(`${file}: ${href}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  it('titles are unique in each locale', () => {
    const titles = documents
      .filter(({ file }) => !/errors|offline/.test(file))
      .map(({ file, elements }) => `${file.slice(0, 2)} ${titleOf(elements)}`);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('is kept from search engines or stands in the site map, one of the two', () => {
    const map = readFileSync(`${SITE}/sitemap.xml`, 'utf8');
    for (const { file, elements } of documents) {
      const path = `/${file.replace(/\.html$/, '')}`;
      const robots = values(elements, 'meta', 'content', { name: 'robots' });
      expect(robots, path).toEqual(map.includes(`<loc>${origin}${path}</loc>`) ? [] : ['noindex']);
    }
  });

  it('a post’s body stands once per variant, and not again in the state', () => {
    for (const { file, html } of documents.filter(({ file: name }) => /public\/(newsroom|notice)\/./.test(name))) {
      const bodies = all(html, /data-post-body="(\w+)"/g);
      const doc = JSON.parse(readFileSync(`${SITE}/data/${file.replace(/^(\w+)\/public\/(\w+)\/(.*)\.html$/, '$2/$3.$1.json')}`, 'utf8'));
      expect(bodies, file).toEqual(doc.pc_content === doc.mobile_content ? ['pc'] : ['pc', 'mobile']);
      const { queries } = JSON.parse(all(html, /id="state">([\s\S]*?)<\/script>/g)[0] as string);
      expect(queries.posts.map(({ answer }: { answer: Post }) => answer)).toEqual([
        expect.objectContaining({ title: doc.title, pc_content: '', mobile_content: '', pc_content_text: '', mobile_content_text: '' }),
      ]);
    }
  });

  it('leaves nothing of the generator behind, and nothing of the development server', () => {
    const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /^static-loader-data|(?:^|[\\/])preview(?:[\\/.]|$)/.test(name))).toEqual([]);
    const scripts = names.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const marked = scripts.filter((name) => /site:(?:posts|words)|@dev\/|\/preview\//.test(readFileSync(`${SITE}/${name}`, 'utf8')));
    expect(marked).toEqual([]);
  });
});
