import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { JSDOM } from 'jsdom';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { LOCALES, otherLocales } from '../../core/site/locales.ts';
import { readTokens } from '../../pipeline/content/content-files.ts';
import { readPostSources } from '../../pipeline/content/post-sources.ts';
import { ROOT, SITE } from '../../pipeline/paths.ts';
import { BROCHURES, type Brochure } from '../../scripts/brochures/brochures.ts';
import { composeBrochure } from '../../scripts/brochures/compose-brochure.ts';

const jobs = BROCHURES.flatMap((brochure) => LOCALES.map((locale) => ({ brochure, locale, name: `${brochure.id}-${locale}.pdf` })));
/** With the cover, and the page of the addresses. */
const countPages = ({ pages, contact }: Brochure) => pages.length + (contact ? 2 : 1);
const bytesOf = (name: string) => readFileSync(`${SITE}/downloads/${name}`);
interface Tagged {
  role?: string;
  alt?: string;
  children?: object[];
}
const figuresOf = (node: Tagged): Tagged[] => [...(node.role === 'Figure' ? [node] : []), ...(node.children ?? []).flatMap(figuresOf)];

async function readPdf(name: string) {
  const pdf = await getDocumentProxy(new Uint8Array(bytesOf(name)));
  return { pdf, pages: await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1))) };
}

/** Letters without the spaces between them: lines of print are broken anywhere. */
const joined = (text: string) => text.replaceAll(/\s/g, '');

describe.each(jobs)('$name', ({ brochure, locale, name }) => {
  it('is a small PDF with its pages, language, title and author, dated by its post', async () => {
    expect(bytesOf(name).length).toBeLessThanOrEqual(700_000);
    const { pdf } = await readPdf(name);
    const tokens = readTokens(locale);
    expect(pdf.numPages).toBe(countPages(brochure));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: locale, Author: tokens.companyLegal, Title: expect.stringContaining(` - ${tokens.company}`) });
    const post = readPostSources().find((source) => source.type === 'brochures' && source.id === brochure.id)?.files[locale];
    if (post) expect(info).toMatchObject({ CreationDate: `D:${String(post.fields.date).replaceAll('-', '')}000000Z` });
  });

  it('is tagged, with a first heading on each page, words for each picture, and bookmarks', async () => {
    const { pdf, pages } = await readPdf(name);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    expect(outline.length).toBeGreaterThanOrEqual(pdf.numPages);
    for (const { title } of outline) expect(title.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      const tree = JSON.stringify(await page.getStructTree());
      expect(tree.match(/"role":"H1"/g), `page ${at + 1}`).toHaveLength(1);
      expect(
        figuresOf(await page.getStructTree()).filter(({ alt }) => !alt),
        `page ${at + 1}`,
      ).toEqual([]);
    }
  });

  it('says on each page what the website says today, and nothing else', async () => {
    const { pages } = await readPdf(name);
    for (const [at, markup] of composeBrochure(brochure, locale).pages.entries()) {
      const { items } = await (pages[at] as (typeof pages)[number]).getTextContent();
      let rest = joined(items.map((item) => ('str' in item ? item.str : '')).join(''));
      const { window } = new JSDOM(markup);
      const walker = window.document.createTreeWalker(window.document.body, 4 /* NodeFilter.SHOW_TEXT */);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(joined(walker.currentNode.nodeValue ?? ''));
      for (const text of texts.sort((a, b) => b.length - a.length)) {
        expect(rest, `page ${at + 1} (print it anew: npm run brochures)`).toContain(text);
        rest = rest.replace(text, '|');
      }
      // Numbers of lists are drawn by the style.
      expect(rest, `page ${at + 1}`).toMatch(/^[|\d]*$/);
    }
  });

  it('has its fonts in it, and draws no letter as a shape', async () => {
    const pdf = await PDFDocument.load(bytesOf(name), { updateMetadata: false });
    const dictionaries = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const subtypes = dictionaries
      .filter((entry) => entry.get(PDFName.of('Type')) === PDFName.of('Font'))
      .map((entry) => String(entry.get(PDFName.of('Subtype'))));
    expect(new Set(subtypes)).toEqual(new Set(['/Type0', '/CIDFontType2']));
    const descriptors = dictionaries.filter((entry) => entry.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(descriptors.length).toBeGreaterThan(1);
    for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2')), String(descriptor)).toBe(true);
  });
});

it('their style sheet names classes that the website has', () => {
  const classes = BROCHURES.flatMap((brochure) => composeBrochure(brochure, 'en').pages)
    .flatMap((markup) => [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names))
    .join(' ')
    .concat(' ');
  const named = readFileSync(`${ROOT}scripts/brochures/brochure.css`, 'utf8').matchAll(/\[class[*$]="(_\w+)"\]/g);
  expect([...new Set([...named].map(([, name]) => name))].filter((name) => !classes.includes(`${name} `))).toEqual([]);
});

it.each(LOCALES)('each brochure post names its PDFs, its own language first (%s)', (locale) => {
  const list = JSON.parse(readFileSync(`${SITE}/data/brochures.${locale}.json`, 'utf8'));
  expect(list.posts).toHaveLength(4);
  for (const { id, files, image } of list.posts) {
    expect(files, id).toEqual(
      [locale, ...otherLocales(locale)].map((language) => {
        const url = `/downloads/${id}-${language}.pdf`;
        return {
          locale: language,
          url,
          bytes: readFileSync(SITE + url).length,
          pages: countPages(BROCHURES.find((brochure) => brochure.id === id) as Brochure),
        };
      }),
    );
    expect(JSON.parse(readFileSync(`${SITE}/data/brochures/${id}.${locale}.json`, 'utf8')).files).toEqual(files);
    expect(image, id).toBeTruthy();
  }
  expect(new Set(list.posts.map(({ image }: { image: { uuid: string } }) => image.uuid)).size).toBe(4);
});
