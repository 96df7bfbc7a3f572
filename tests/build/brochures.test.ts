import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { LOCALES, otherLocale } from '../../core/site/locales.ts';
import { checkBrochures } from '../../pipeline/brochures/check-brochures.ts';
import { readManifest } from '../../pipeline/brochures/manifest.ts';
import { readPostFacts } from '../../pipeline/brochures/source-hashes.ts';
import { readTokens, readWords } from '../../pipeline/content/words.ts';
import { CONTENT, SITE } from '../../pipeline/paths.ts';

/** Pages of each; the code of conduct has as many as its chapters need. */
const PAGES = { 'corporate-brochure': 8, 'services-brochure': 8, 'adc-brochure': 6, 'esg-summary': 6, 'code-of-conduct': 6 };
/** Facts of the ledger that must be found in the text. */
const FACTS: Record<keyof typeof PAGES, string[]> = {
  'corporate-brochure': [
    ...['syracuseCapacity', 'syracuseBioreactors', 'approvals', 'cellBankVials', 'cellBankTemperature'],
    ...['plant1Year', 'plant1Capacity', 'plant1Bioreactors', 'songdoPlanned', 'songdoSingleUseSize'],
  ],
  'services-brochure': [
    'syracuseCapacity',
    'plant1Capacity',
    'songdoMidBioreactors',
    'songdoPlanned',
    'cellBankVials',
    'approvals',
    'adcReactors',
  ],
  'adc-brochure': ['adcReactors', 'adcOel', 'adcDar'],
  'esg-summary': ['seriousAccidentsGoal', 'safetyTrainingGoal', 'safetyViolationsGoal', 'safetyPolicyDate'],
  'code-of-conduct': ['passwordMonths', 'harassmentTraining', 'minorAge'],
};

const jobs = readManifest().brochures.map((entry) => ({ ...entry, name: `${entry.id}-${entry.locale}.pdf` }));
const bytesOf = (name: string) => readFileSync(`${SITE}/downloads/${name}`);
/** Lines are broken anew in print: words are compared without their spaces. */
const tight = (text: string) => text.replace(/\s/g, '').toLowerCase();
/** Words that name a drawing, a list or a table for screen readers: in the tags, not in the text. */
const NAMES = /^common:a11y\.|\.(?:alt|label|chart|figure)$/;

interface Tagged {
  role?: string;
  alt?: string;
  children?: object[];
}
const figuresOf = (node: Tagged): Tagged[] => [...(node.role === 'Figure' ? [node] : []), ...(node.children ?? []).flatMap(figuresOf)];

async function readPdf(name: string) {
  const pdf = await getDocumentProxy(new Uint8Array(bytesOf(name)));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(
    pages.map(async (page) => (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''))),
  );
  return { pdf, pages, texts };
}

it('every brochure is printed in both languages, from the words, pictures and pages as they are', () => {
  expect(jobs.map(({ name }) => name)).toEqual(Object.keys(PAGES).flatMap((id) => LOCALES.map((locale) => `${id}-${locale}.pdf`)));
  expect(checkBrochures(CONTENT, readManifest(), {})).toEqual([]);
});

describe.each(jobs)('$name', ({ id, locale, name, isPost, pages: count, words }) => {
  it('is a small PDF with its pages, language, title and author, dated by its post', async () => {
    expect(bytesOf(name).length).toBeLessThanOrEqual(700_000);
    const { pdf } = await readPdf(name);
    const tokens = readTokens(locale);
    expect([pdf.numPages, count]).toEqual([PAGES[id as keyof typeof PAGES], PAGES[id as keyof typeof PAGES]]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: locale, Author: tokens.companyLegal, Title: expect.stringContaining(` - ${tokens.company}`) });
    if (!isPost) return;
    const facts = readPostFacts(id, locale);
    expect(info).toMatchObject({
      Title: `${facts.title} - ${tokens.company}`,
      Subject: facts.summary,
      CreationDate: `D:${facts.date.replaceAll('-', '')}000000Z`,
    });
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

  it('holds its words as text: every sentence, the facts of the ledger, and page numbers', async () => {
    const { texts } = await readPdf(name);
    const all = tight(texts.flat().join(''));
    expect(words.length).toBeGreaterThan(10);
    const wordAt = (key: string) => {
      const [namespace = '', path = ''] = key.split(':');
      return path
        .split('.')
        .reduce<unknown>((tree, step) => (tree as Record<string, unknown>)[step], readWords(locale, namespace)) as string;
    };
    // A figure that a component fills in is one of the facts below.
    const isPrinted = (key: string) =>
      wordAt(key)
        .split(/\{\w+\}/)
        .every((part) => all.includes(tight(part)));
    const missing = words.filter((key) => !isPrinted(key));
    expect(missing.filter((key) => !NAMES.test(key))).toEqual([]);
    const tokens = readTokens(locale);
    for (const fact of FACTS[id as keyof typeof PAGES]) expect(all, fact).toContain(tight(tokens[`facts.${fact}`] as string));
    for (const [at, items] of texts.entries())
      if (at > 0) expect(items.filter((text) => text.trim()).at(-1), `page ${at + 1}`).toBe(String(at + 1));
    expect(all).not.toContain('\ufffd');
    if (locale === 'ko') expect(all).toMatch(/\p{Script=Hangul}{3}/u);
  });
});

it.each(LOCALES)('each brochure post names its PDFs, its own language first (%s)', (locale) => {
  const list = JSON.parse(readFileSync(`${SITE}/data/brochures.${locale}.json`, 'utf8'));
  expect(list.posts).toHaveLength(4);
  for (const { id, files, image } of list.posts) {
    expect(files, id).toEqual(
      [locale, otherLocale(locale)].map((language) => {
        const url = `/downloads/${id}-${language}.pdf`;
        return { locale: language, url, bytes: readFileSync(SITE + url).length, pages: PAGES[id as keyof typeof PAGES] };
      }),
    );
    expect(JSON.parse(readFileSync(`${SITE}/data/brochures/${id}.${locale}.json`, 'utf8')).files).toEqual(files);
    expect(image, id).toBeTruthy();
  }
  expect(new Set(list.posts.map(({ image }: { image: { uuid: string } }) => image.uuid)).size).toBe(4);
});
