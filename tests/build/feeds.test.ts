import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/site/locales.ts';
import { SITE } from '../../pipeline/paths.ts';
import { builtDocuments, origin } from '../support/metadata-files.ts';

const { shared } = builtDocuments();
const known = new Set(shared.map(({ path }) => origin + path));
const read = (path: string) => readFileSync(SITE + path, 'utf8');
/** Throws where the text is not well-formed. */
const xml = (path: string) => new JSDOM(read(path), { contentType: 'application/xml' }).window.document;
const indexOf = (locale: string) =>
  JSON.parse(read(`/data/newsroom.${locale}.json`)).posts as { id: string; date: string; title: string }[];

describe.each(LOCALES)('the newsroom’s feed in %s', (locale) => {
  const latest = indexOf(locale).slice(0, 20);
  const addresses = latest.map(({ id }) => `${origin}/${locale}/public/newsroom/${id}`);

  it('RSS 2.0: channel, itself, and the latest posts, newest first', () => {
    const channel = xml(`/${locale}/feed.xml`).querySelector('rss[version="2.0"] > channel') as Element;
    const text = (element: Element, name: string) => element.querySelector(`:scope > ${name}`)?.textContent ?? '';
    expect(text(channel, 'title').length).toBeGreaterThan(5);
    expect(text(channel, 'description').length).toBeGreaterThan(5);
    expect([text(channel, 'link'), text(channel, 'language')]).toEqual([`${origin}/${locale}/public/newsroom`, locale]);
    const self = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', `${origin}/${locale}/feed.xml`]);
    const items = [...channel.querySelectorAll(':scope > item')];
    expect(items.map((item) => text(item, 'link'))).toEqual(addresses);
    expect(items.map((item) => text(item, 'guid'))).toEqual(addresses);
    expect(items.map((item) => text(item, 'title'))).toEqual(latest.map(({ title }) => title));
    for (const item of items) for (const name of ['category', 'description']) expect(text(item, name).length).toBeGreaterThan(1);
    // RFC 822, and the weekday is the day's own.
    for (const [at, item] of items.entries()) {
      const date = text(item, 'pubDate');
      expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} 09:00:00 \+0900$/);
      expect(new Date(date).toISOString()).toBe(`${latest[at]?.date}T00:00:00.000Z`);
      expect(new Date(date).toUTCString().slice(0, 3)).toBe(date.slice(0, 3));
    }
    const days = latest.map(
      ({ id, date }) => (JSON.parse(read(`/data/newsroom/${id}.${locale}.json`)).updated as string | undefined) ?? date,
    );
    expect(new Date(text(channel, 'lastBuildDate')).toISOString()).toBe(`${days.sort().at(-1)}T00:00:00.000Z`);
  });
});

describe('site map and robots', () => {
  it('the map has every page that may be found, in both languages, with alternates and the day of its last change', () => {
    const urls = [...xml('/sitemap.xml').querySelectorAll('urlset > url')];
    const open = shared.filter(({ head }) => !head.querySelector('meta[name="robots"][content="noindex"]'));
    const locations = urls.map((url) => url.querySelector('loc')?.textContent ?? '');
    expect([...locations].sort()).toEqual(open.map(({ path }) => origin + path).sort());
    for (const url of urls) {
      expect(url.querySelector('loc')?.textContent).not.toMatch(/[?#]/);
      // A page that has not changed since it came has none.
      expect(url.querySelector('lastmod')?.textContent ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      const alternates = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'ko', 'x-default']);
      for (const link of alternates) expect(known).toContain(link.getAttribute('href'));
    }
  });
  // What they fetch says itself that it must not be shown; what they may not fetch could not.
  it('robots may go everywhere, and are shown the map', () => {
    expect(read('/robots.txt').trim().split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow:',
      `Sitemap: ${origin}/sitemap.xml`,
    ]);
  });
});
