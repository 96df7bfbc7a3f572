import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale, otherLocale } from '../../core/site/locales.ts';
import { getFacts } from '../../pipeline/brochures/facts-of.ts';
import { BROCHURES } from '../../pipeline/brochures/list.ts';
import { printBrochure } from '../../pipeline/brochures/print-brochure.ts';
import { readTokens, readWords } from '../../pipeline/content/words.ts';
import { SITE } from '../../pipeline/paths.ts';

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

const jobs = BROCHURES.flatMap((brochure) => LOCALES.map((locale) => ({ brochure, locale, name: `${brochure.id}-${locale}.pdf` })));
const bytesOf = (name: string) => readFileSync(`${SITE}/downloads/${name}`);
/** Lines are broken anew in print: words are compared without their spaces. */
const tight = (text: string) => text.replace(/\s/g, '').toLowerCase();

/** Every single string that the data of a brochure names, in one language; alternative texts are not in the text. */
function wordsIn(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, locale));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) => (name === 'alt' ? [] : wordsIn(item, locale)));
  const [, namespace, path] = /^([\w-]+):([\w.]+)$/.exec(String(value)) ?? [];
  if (!namespace || !path) return [];
  // biome-ignore lint/suspicious/noExplicitAny: words are trees of strings
  const found = path.split('.').reduce((tree: any, name) => tree?.[name], readWords(locale, namespace));
  return typeof found === 'string' ? [found] : [];
}

async function readPdf(name: string) {
  const pdf = await getDocumentProxy(new Uint8Array(bytesOf(name)));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(
    pages.map(async (page) => (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''))),
  );
  return { pdf, pages, texts };
}

describe.each(jobs)('$name', ({ brochure, locale, name }) => {
  it('is a PDF 1.7 with its pages, language, title and author, dated by its post', async () => {
    const bytes = bytesOf(name);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(bytes.length).toBeLessThanOrEqual(1.5 * 1024 * 1024);
    const { pdf } = await readPdf(name);
    const facts = getFacts(brochure, locale);
    const tokens = readTokens(locale);
    expect(pdf.numPages).toBe(PAGES[brochure.id as keyof typeof PAGES]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Language: locale === 'ko' ? 'ko-KR' : 'en-US',
      Title: `${facts.title} - ${tokens.company}`,
      Author: tokens.companyLegal,
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
      expect(tree).not.toMatch(/"role":"Figure","children":\[[^\]]*\]}/);
    }
  });

  it('holds its words as text: every sentence, the facts of the ledger, and page numbers', async () => {
    const { texts } = await readPdf(name);
    const all = tight(texts.flat().join(''));
    const words = wordsIn([brochure.cover, brochure.sheets], locale);
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((text) => !all.includes(tight(text)))).toEqual([]);
    const tokens = readTokens(locale);
    for (const fact of FACTS[brochure.id as keyof typeof PAGES]) expect(all, fact).toContain(tight(tokens[`facts.${fact}`] as string));
    for (const [at, items] of texts.entries()) if (at > 0) expect(items.at(-1), `page ${at + 1}`).toBe(String(at + 1));
    expect(all).not.toContain('\ufffd');
    if (locale === 'ko') expect(all).toMatch(/\p{Script=Hangul}{3}/u);
  });
});

it('the same brochure printed again has equal bytes', async () => {
  for (const { brochure, locale, name } of jobs.filter((job) => job.name === 'esg-summary-ko.pdf' || job.name === 'adc-brochure-en.pdf'))
    expect((await printBrochure(brochure, locale, getFacts(brochure, locale))).equals(bytesOf(name)), name).toBe(true);
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
