import { describe, expect, it } from 'vitest';
import { getPostPages, PAGES } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readTokens } from '../../pipeline/content/content-files.ts';
import { builtDocuments, graphOf, meta, origin } from '../support/metadata-files.ts';

const { shared } = builtDocuments();
const of = (path: string) => graphOf(shared.find((document) => document.path === path) as (typeof shared)[number]);
const typesOn = (path: string) => of(path).map((node) => node['@type']);
type Node = Record<string, unknown>;

const WEB_PAGE = 'url name description inLanguage';
/** schema.org's own properties of the types we use: those that must be there, and after the bar those that may. Anything else is a slip. */
const VOCABULARY: Record<string, string> = {
  Organization: 'name | legalName alternateName url logo description foundingDate parentOrganization address location contactPoint',
  WebSite: 'name alternateName url inLanguage publisher',
  ImageObject: '| url width height contentUrl caption',
  PostalAddress: 'addressLocality addressCountry | streetAddress addressRegion',
  Place: 'name address',
  ContactPoint: 'contactType email availableLanguage',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name | item',
  NewsArticle: 'mainEntityOfPage headline description image datePublished dateModified inLanguage articleSection author publisher',
  AboutPage: `${WEB_PAGE} mainEntity`,
  ContactPage: `${WEB_PAGE} mainEntity`,
  CollectionPage: WEB_PAGE,
  ImageGallery: `${WEB_PAGE} image datePublished publisher`,
  VideoObject: 'name description thumbnailUrl uploadDate duration transcript inLanguage | contentUrl url',
  Service: 'name serviceType description url provider areaServed',
};

/** Every typed node of a graph, nested ones too. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!value || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

describe('structured data', () => {
  it.each(shared)('$path keeps to the vocabulary and says nothing empty', (document) => {
    for (const node of nodesIn(graphOf(document))) {
      const { '@type': type, '@id': id, ...properties } = node;
      expect(Object.keys(VOCABULARY)).toContain(type);
      const [required = [], allowed = []] = (VOCABULARY[String(type)] ?? '').split('|').map((names) => names.match(/\S+/g) ?? []);
      const names = Object.keys(properties);
      expect(names, String(type)).toEqual(expect.arrayContaining(required));
      expect([...required, ...allowed], String(type)).toEqual(expect.arrayContaining(names));
      if (id) expect(String(id).startsWith(origin)).toBe(true);
      for (const [name, value] of Object.entries(properties)) {
        expect(value === '' || value === undefined || value === null, `${type}.${name}`).toBe(false);
        expect(JSON.stringify(value), `${type}.${name}`).not.toMatch(/\{(?!")[\w.]+\}(?<!\{search_term_string\})|undefined/);
        if (/^(url|contentUrl|thumbnailUrl|item|mainEntityOfPage)$/.test(name)) expect(String(value)).toMatch(/^https?:\/\//);
        if (/^(datePublished|dateModified|uploadDate)$/.test(name)) expect(String(value)).toMatch(/^\d{4}-\d\d-\d\dT09:00:00\+09:00$/);
      }
    }
  });

  it.each(shared.filter(({ path }) => !/^\/(en|ko)$/.test(path)))('$path has its breadcrumb, from the home page to itself', (document) => {
    const { path, locale, head } = document;
    const lists = graphOf(document).filter((node) => node['@type'] === 'BreadcrumbList');
    expect(lists).toHaveLength(1);
    const items = lists[0]?.itemListElement as { position: number; name: string; item?: string }[];
    expect(items.map((item) => item.position)).toEqual(items.map((_, at) => at + 1));
    expect(items[0]?.item).toBe(`${origin}/${locale}`);
    expect(items.at(-1)).not.toHaveProperty('item');
    const known = new Set(shared.map((one) => origin + one.path));
    for (const { item } of items.slice(0, -1)) expect(known).toContain(item);
    // A post's title stands in full.
    if (/\/public\/\w+\/./.test(path)) expect(head.title).toBe(`${items.at(-1)?.name} - ${readTokens(locale).company}`);
  });

  it('tells what each page is', () => {
    for (const locale of ['en', 'ko'] as const) {
      const types = (...[id, options]: [Parameters<typeof hrefFor>[1], { id: string }?]) => typesOn(hrefFor(locale, id, options));
      expect(types('home')).toEqual(['Organization', 'WebSite']);
      expect(types('company')).toEqual(['Organization', 'AboutPage', 'BreadcrumbList']);
      expect(types('contact')).toEqual(['Organization', 'ContactPage', 'BreadcrumbList']);
      for (const id of ['cdo', 'cmo', 'testing', 'quality', 'adc'] as const) expect(types(id), id).toEqual(['Service', 'BreadcrumbList']);
      for (const page of PAGES.filter(({ posts }) => posts?.role === 'list')) {
        expect(new Set(types(page.id)), page.id).toContain('CollectionPage');
      }
      expect(types('newsroomPost', { id: '20240516-songdo-groundbreaking' })).toEqual(['NewsArticle', 'BreadcrumbList']);
      for (const { path } of shared.filter((one) => one.path.startsWith(`${hrefFor(locale, getPostPages('images').list.id)}/`)))
        expect(typesOn(path), path).toEqual(['ImageGallery', 'BreadcrumbList']);
      expect(types('ceo')).toEqual(['BreadcrumbList']);
    }
  });

  it('news posts have short headlines, and the picture they are shared with', () => {
    const news = shared.filter(({ path }) => /\/public\/newsroom\/./.test(path));
    expect(news.length).toBeGreaterThan(30);
    for (const document of news) {
      const article = graphOf(document).find((node) => node['@type'] === 'NewsArticle');
      expect(String(article?.headline).length).toBeLessThan(110);
      expect(article?.image).toEqual(meta(document, 'og:image'));
      expect(article?.mainEntityOfPage).toBe(origin + document.path);
    }
  });
});
