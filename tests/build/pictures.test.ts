import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchPage } from '../../core/site/guard.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getPage } from '../../core/site/pages.ts';
import { listUuids } from '../../pipeline/media/pictures.ts';
import { CONTENT, SITE } from '../../pipeline/paths.ts';
import { findElement, type HtmlElement, listElements, parseHtml } from '../../pipeline/prerender/parse-html.ts';

interface Master {
  uuid: string;
  name: string;
  file: string;
}

/** A picture in a document. */
interface Placed {
  key: string;
  /** Its text alternative: empty where it is decoration, missing where it has been forgotten. */
  alt: string | undefined;
  /** It stands in an entry: a list item, a card or a slide. */
  isEntry: boolean;
  /** The page that the entry leads to. */
  target: string | undefined;
}

const MOST_PAGES = 2;

const masters = JSON.parse(readFileSync(`${CONTENT}/media/media.json`, 'utf8')) as Record<string, Master>;
const keys = new Map(Object.values(masters).map(({ uuid, name }) => [uuid, name]));
const byLocale = new Map(LOCALES.map((locale) => [locale, readPlaces(locale)]));

// A picture is its file: the eye knows a render again from any of its details.
describe('pictures do not come back all over the site', () => {
  it('every page has its pictures in each language', () => {
    const [one, ...others] = LOCALES.map((locale) => Object.fromEntries(ownPictures(locale)));
    for (const other of others) expect(other).toEqual(one);
    expect(Object.keys(one as object).length).toBeGreaterThan(40);
  });

  it.each(LOCALES)('%s: none is without a text alternative', (locale) => {
    const placed = [...(byLocale.get(locale) as Map<string, Placed[]>)];
    expect(
      placed.flatMap(([path, pictures]) => pictures.flatMap(({ key, alt }) => (alt === undefined ? [`${path}: ${key}`] : []))),
    ).toEqual([]);
  });

  it.each(LOCALES)('%s: none stands on more than two pages', (locale) => {
    const pages = [...ownPictures(locale)];
    const tooMany = [...new Set(pages.flatMap(([, pictures]) => pictures))].flatMap((key) => {
      const found = pages.filter(([, pictures]) => pictures.some((other) => isSame(key, other))).map(([path]) => path);
      return found.length > MOST_PAGES ? [`${key}: ${found.join(', ')}`] : [];
    });
    expect(tooMany).toEqual([]);
  });

  it.each(LOCALES)('%s: none comes twice between the home page and the pages of one section', (locale) => {
    const pages = [...ownPictures(locale)].flatMap(([path, pictures]) => {
      const page = matchPage(path.slice(1))?.page;
      return page && page.posts?.role !== 'detail' ? [{ path, section: page.section, pictures }] : [];
    });
    const isOneVisit = (one: string, other: string) => one === other || one === getPage('home').section;
    const repeated = pages.flatMap((one) =>
      pages.flatMap((other) => {
        if (one === other || !isOneVisit(one.section, other.section)) return [];
        return one.pictures
          .filter((key) => other.pictures.some((next) => isSame(key, next)))
          .map((key) => `${key}: ${one.path}, ${other.path}`);
      }),
    );
    expect(repeated).toEqual([]);
  });
});

/** The pictures of each page, by its path below the locale, without those that stand for another page or for a post. */
function ownPictures(locale: Locale): Map<string, string[]> {
  const places = byLocale.get(locale) as Map<string, Placed[]>;
  return new Map(
    [...places].flatMap(([path, placed]) => {
      const isList = matchPage(path.slice(1))?.page.posts?.role === 'list';
      const own = placed.filter(({ key, isEntry, target }) => {
        // A list's entries show the picture of their post; films and brochures have no page of their own.
        if (isEntry && isList) return false;
        if (target === undefined || target === path) return true;
        if (matchPage(target.slice(1))?.page.posts?.role === 'detail') return false;
        // A card or a slide that leads to a page may show what is seen there.
        return !places.get(target)?.some((there) => !there.isEntry && isSame(key, there.key));
      });
      return own.length > 0 ? [[path, [...new Set(own.map(({ key }) => key))]] as const] : [];
    }),
  );
}

/** All details of one master are one picture. */
function isSame(one: string, other: string): boolean {
  return sceneOf(masters[one] as Master) === sceneOf(masters[other] as Master);
}

/** The picture for phones is the same scene, rendered for another shape. */
function sceneOf({ file }: Master): string {
  return file.replace(/(?:-portrait)?\.\w+$/, '');
}

/** What stands in the main part of every document of a language, by its path below the locale. */
function readPlaces(locale: Locale): Map<string, Placed[]> {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    new RegExp(`^${locale}(?:/.*)?\\.html$`).test(name),
  );
  return new Map(
    files.sort().map((file) => {
      const main = findElement(parseHtml(readFileSync(`${SITE}/${file}`, 'utf8')), 'main');
      return [pathBelow(locale, `/${file.replace(/\.html$/, '')}`), main ? listPlaced(main, locale) : []];
    }),
  );
}

function pathBelow(locale: Locale, address: string): string {
  return address.replace(/[?#].*$/, '').slice(locale.length + 1) || '/';
}

function listPlaced(element: HtmlElement, locale: Locale, entry?: HtmlElement): Placed[] {
  const { tag, attributes } = element;
  // The still of a film in a post's body stands for the film, as in the list of videos.
  const children = element.children.filter((child, at, all) => !(isTag(child, 'picture') && isTag(all[at + 1], 'video')));
  // A post is an article too: the one with the page's heading.
  const isEntry = tag === 'li' || attributes.role === 'group' || (tag === 'article' && !findElement(element, 'h1'));
  const within = isEntry ? element : entry;
  const uuids = tag === 'img' ? listUuids(attributes.src ?? '') : [];
  return [
    ...uuids.flatMap((uuid) => {
      const key = keys.get(uuid);
      return key ? [{ key, alt: attributes.alt, isEntry: within !== undefined, target: within && targetOf(within, locale) }] : [];
    }),
    ...children.flatMap((child) => (typeof child === 'string' ? [] : listPlaced(child, locale, within))),
  ];
}

function isTag(child: HtmlElement | string | undefined, tag: string): boolean {
  return typeof child === 'object' && child.tag === tag;
}

function targetOf(entry: HtmlElement, locale: Locale): string | undefined {
  const hrefs = listElements(entry).flatMap(({ tag, attributes: { href } }) => (tag === 'a' && href ? [href] : []));
  const address = hrefs.find((href) => new RegExp(`^/${locale}(?:[/?#]|$)`).test(href));
  return address === undefined ? undefined : pathBelow(locale, address);
}
