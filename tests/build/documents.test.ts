import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, otherLocale } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { DIST, SITE } from '../../pipeline/paths.ts';

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const documents = files.map((file) => ({ file, html: readFileSync(`${SITE}/${file}`, 'utf8') }));
const { headers, origin } = JSON.parse(readFileSync(`${DIST}/headers.json`, 'utf8'));
const policy: string = headers['content-security-policy'];
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);

describe('every document', () => {
  it('is there: each row in each locale, each post, the error pages', () => {
    for (const page of PAGES.filter((row) => !row.redirected && !row.path.includes(':id'))) {
      for (const locale of LOCALES) expect(files, page.id).toContain(`${hrefFor(locale, page.id).slice(1)}.html`);
    }
    expect(files.filter((file) => file.includes('public/newsroom/'))).toHaveLength(18 * 2);
    expect(files.filter((file) => file.includes('public/notice/'))).toHaveLength(8 * 2);
    expect(files.filter((file) => file.includes('public/images/'))).toHaveLength(12 * 2);
    expect(files).toContain('errors/404.html');
    expect(files, 'no page for the bare root').not.toContain('index.html');
  });

  it.each(documents)('$file: head, scripts, styles', ({ file, html }) => {
    expect(html.slice(0, 200)).toMatch(/^<!DOCTYPE html><html lang="(en|ko)"><head><meta charset="utf-8">/i);
    expect(all(html, /<html lang="(\w+)"/g)).toEqual([file.startsWith('ko') ? 'ko' : 'en']);
    expect(all(html, /<title>([^<]*)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
    expect(all(html, /<meta name="keywords" content="([^"]+)"/g)).toHaveLength(1);
    expect(all(html, /<(h1)[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/ on\w+="/);
    expect(html, 'no outlined boundary').not.toMatch(/\$R[CB]|<template/);
    expect(html).not.toMatch(/__VITE_REACT_SSG|staticRouterHydrationData|data-rh|\ufffd/);
    // The inline parts are the constant ones, which the policy lets through by their hashes.
    const inline = [
      ...all(html, /<script(?! type="application\/(?:ld\+)?json"[ >])(?! nomodule src=)[^>]*>([\s\S]*?)<\/script>/g),
      ...all(html, /<style>([\s\S]*?)<\/style>/g),
    ];
    expect(inline).toHaveLength(2);
    for (const text of inline) expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const hashed = all(html, /(?:href|src)="(\/assets\/[^"]+)"/g);
    for (const asset of hashed) expect(existsSync(SITE + asset), asset).toBe(true);
  });

  it.each(documents.filter(({ file }) => !file.includes('errors/') && !file.includes('offline')))(
    '$file: canonical and alternates answer each other',
    ({ file, html }) => {
      const locale = file.startsWith('ko') ? 'ko' : 'en';
      const path = `/${file.replace(/\.html$/, '')}`;
      expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([origin + path]);
      const other = otherLocale(locale);
      const twin = path.replace(new RegExp(`^/${locale}`), `/${other}`);
      const alternates = Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
      );
      expect(alternates).toEqual({
        [locale]: origin + path,
        [other]: origin + twin,
        'x-default': origin + (locale === 'en' ? path : twin),
      });
      expect(files).toContain(`${twin.slice(1)}.html`);
    },
  );

  it('has no dead link and no dead hash among the site’s own', () => {
    const dead: string[] = [];
    const ids = new Map(documents.map(({ file, html }) => [`/${file.replace(/\.html$/, '')}`, new Set(all(html, / id="([^"]+)"/g))]));
    for (const { file, html } of documents) {
      for (const href of all(html, /<a [^>]*href="(\/[^"]*)"/g)) {
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
      .map(({ file, html }) => `${file.slice(0, 2)} ${all(html, /<title>([^<]*)<\/title>/g)[0]}`);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('rows that are not written yet are kept from search engines, and left out of the site map', () => {
    const map = readFileSync(`${SITE}/sitemap.xml`, 'utf8');
    for (const { file, html } of documents) {
      const path = `/${file.replace(/\.html$/, '')}`;
      expect(map.includes(`<loc>${origin}${path}</loc>`), path).toBe(!html.includes('<meta name="robots" content="noindex"'));
    }
  });

  it('a post’s body stands once per variant, and not again in the state', () => {
    for (const { file, html } of documents.filter(({ file: name }) => /public\/(newsroom|notice)\/./.test(name))) {
      const bodies = all(html, /data-post-body="(\w+)"/g);
      const doc = JSON.parse(readFileSync(`${SITE}/data/${file.replace(/^(\w+)\/public\/(\w+)\/(.*)\.html$/, '$2/$3.$1.json')}`, 'utf8'));
      expect(bodies, file).toEqual(doc.pc_content === doc.mobile_content ? ['pc'] : ['pc', 'mobile']);
      const state = JSON.parse(all(html, /id="state">([\s\S]*?)<\/script>/g)[0] as string);
      expect(state.data.post).toMatchObject({ pc_content: '', mobile_content: '', title: doc.title });
    }
  });

  it('only the offline pages go without the app', () => {
    expect(
      documents
        .filter(({ html }) => !html.includes('data-entry='))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['en/offline.html', 'ko/offline.html']);
  });

  it('leaves nothing of the generator behind', () => {
    expect(readdirSync(SITE).filter((name) => name.startsWith('static-loader-data'))).toEqual([]);
  });
});
