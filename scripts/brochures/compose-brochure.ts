import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { Locale } from '../../core/site/locales.ts';
import type { PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readContentFile, readNamespace, readTokens } from '../../pipeline/content/content-files.ts';
import { readPostSources } from '../../pipeline/content/post-sources.ts';
import { SITE } from '../../pipeline/paths.ts';
import type { Brochure } from './brochures.ts';

export interface ComposedBrochure {
  title: string;
  summary: string;
  date: string;
  /** A `section` for each page. Pictures are empty boxes, `img[data-picture]`. */
  pages: string[];
}

/**
 * What is of no use on paper: buttons, lists of tabs, links with an arrow, maps, words for screen readers alone, pictures of the website and
 * drawings beside a block, and what a drawing says once more below itself for phones.
 */
const LEFT_OUT = [
  'button',
  '[role="group"]',
  'a:has(svg)',
  'p[aria-hidden="true"]:has(svg)',
  'dd:has(a[target="_blank"])',
  '.visually-hidden',
  'figure:has(picture)',
  ':has(> picture)',
  '[class*="_block"] > figure',
  '[class*="_legend"]',
  'tspan[class*="_number"]',
].join();

/** The pages of a brochure, made of the documents of the build: each sentence is the one that stands on the website. */
export function composeBrochure({ id, cover, own, pages, contact }: Brochure, locale: Locale): ComposedBrochure {
  const { document } = new JSDOM('').window;
  const tokens = readTokens(locale);
  const media = readContentFile('media/media.json');
  const post = own ? undefined : readPostSources().find((source) => source.type === 'brochures' && source.id === id)?.files[locale]?.fields;
  const title = own ? wordAt(own.title) : String(post?.title);
  const date = own?.date ?? String(post?.date);
  const total = pages.length + 1 + (contact ? 1 : 0);
  const logo = documentOf('home', locale).querySelector('header [class*="_logo"]')?.outerHTML;
  const credit = `<p class="credit">${wordAt('common:footer.pictures')}</p>`;

  const made = [
    `<section class="cover">${picture(own?.image ?? String(post?.image))}<div class="field">${title === lines(wordAt(cover[0])) ? '' : `<p class="title">${title}</p>`}<h1>${lines(wordAt(cover[0]))}</h1><p class="lead">${wordAt(cover[1])}</p></div><footer>${logo}<time datetime="${date}">${new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))}</time></footer></section>`,
    ...pages.map(([page, ...parts], at) => {
      const isLast = !contact && at === pages.length - 1;
      const isPictured = parts[0]?.startsWith('image:');
      return `<section class="page${isPictured ? ' pictured' : ''}">${withOneHeading(parts.map((part) => partOf(page, part)).join(''))}${isLast ? credit : ''}${foot(at + 2)}</section>`;
    }),
  ];
  if (contact)
    made.push(
      `<section class="contact"><div class="night">${picture(contact)}<div class="words"><h1>${wordAt('band:heading')}</h1><p class="lead">${wordAt('band:lead')}</p><p class="links"><a href="mailto:${tokens.emailContact}">${tokens.emailContact}</a><a href="${tokens.origin}/${locale}">${tokens.origin?.replace(/^https?:\/\//, '')}</a></p></div></div><div class="wrap">${partOf('locations', '#address dl')}${credit}</div>${foot(total)}</section>`,
    );
  return { title: `${title} - ${tokens.company}`, summary: own ? wordAt(own.summary) : String(post?.summary), date, pages: made };

  function wordAt(name: string): string {
    const [namespace = '', path = ''] = name.split(':');
    return path
      .split('.')
      .reduce<unknown>((tree, step) => (tree as Record<string, unknown>)[step], readNamespace(locale, namespace)) as string;
  }

  function picture(name: string): string {
    const entry = media[name];
    if (!entry)
      throw new Error(`${id}: picture '${name}' is not in content/media/media.json; use a name from it (scripts/brochures/brochures.ts)`);
    return `<img class="picture" data-picture="${name}" alt="${entry.alt[locale].replace(/"/g, '&quot;')}">`;
  }

  function foot(number: number): string {
    return `<footer>${logo}<span class="name">${title}</span><span>${number}</span></footer>`;
  }

  function partOf(page: PageId, part: string): string {
    if (part.startsWith('image:')) return picture(part.slice('image:'.length));
    const site = documentOf(page, locale);
    const found =
      part === 'title' ? [site.querySelector('main h1'), site.querySelector('h1 + .lead')] : [site.querySelector(`main :is(${part})`)];
    return found
      .map((element) => {
        if (!element) throw new Error(`${id}: page '${page}' has no part '${part}'; correct scripts/brochures/brochures.ts`);
        const copy = document.importNode(element, true);
        for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
        for (const link of copy.querySelectorAll('a[href^="/"], a[href^="#"]')) link.replaceWith(...link.childNodes);
        return copy.outerHTML;
      })
      .join('')
      .replace(/^(<h1[\s\S]*)$/, '<header class="wrap head">$1</header>');
  }

  /** Without a title of its own, a page begins with the heading of its first part. */
  function withOneHeading(markup: string): string {
    const root = document.createElement('div');
    root.innerHTML = markup;
    if (!root.querySelector('h1')) {
      const first = root.querySelector('h2, h3');
      const heading = document.createElement('h1');
      heading.className = `${first?.className ?? ''} next`;
      heading.append(...(first?.childNodes ?? []));
      first?.replaceWith(heading);
    }
    return root.innerHTML;
  }
}

const lines = (text: string) => text.replace('\n', '<br>');

const documents = new Map<string, Document>();

function documentOf(page: PageId, locale: Locale): Document {
  const path = `${SITE}${hrefFor(locale, page)}.html`;
  const known = documents.get(path) ?? new JSDOM(readFileSync(path, 'utf8')).window.document;
  documents.set(path, known);
  return known;
}
