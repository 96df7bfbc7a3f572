import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import { type BrochureEntry, manifestPath, pdfPath, readManifest } from '../pipeline/brochures/manifest.ts';
import { hashSources, readPostFacts } from '../pipeline/brochures/source-hashes.ts';
import { readContentFile } from '../pipeline/content/content-files.ts';
import { namespacesOf, readTokens, readWords } from '../pipeline/content/words.ts';
import { CACHE, CONTENT, ROOT } from '../pipeline/paths.ts';
import { bundlePages } from './brochures/bundle-pages.ts';
import { makeFaceStyles } from './brochures/face-styles.ts';
import { finishPdf } from './brochures/finish-pdf.ts';
import { printBrochure } from './brochures/print-brochure.ts';
import { recordWords } from './brochures/record-words.ts';
import { findChromium } from './find-chromium.mjs';

// The build compares the hashes of the sources (pipeline/brochures/check-brochures.ts).
const program = new Command('npm run brochures --')
  .description('Prints the brochures of src/brochures with Chromium. The PDFs are committed with a list of the hashes of their sources.')
  .argument('[ids]', 'of src/brochures/list.ts, with commas between; all unless given')
  .showHelpAfterError()
  .parse();
process.chdir(ROOT);
process.env.NODE_ENV = 'production';
const MAX_BYTES = 700_000;
const DRAFTS = `${CACHE}/brochures`;

const { pages, css, files } = await bundlePages();
const ids = program.args[0]?.split(',') ?? pages.BROCHURES.map(({ id }) => id);
for (const id of ids)
  if (!pages.BROCHURES.some((brochure) => brochure.id === id))
    throw new Error(`'${id}' is not in src/brochures/list.ts; use one of ${pages.BROCHURES.map((brochure) => brochure.id).join(', ')}`);
const code = [...files, ...readdirSync(`${ROOT}scripts/brochures`).map((name) => `scripts/brochures/${name}`)]
  .filter((name) => !name.includes('.test.'))
  .sort();
const masters = readContentFile('media/media.json');
const style = (await makeFaceStyles()) + css;
mkdirSync(`${CONTENT}/brochures`, { recursive: true });
const kept = readManifest().brochures;
const made: BrochureEntry[] = [];
const errors: string[] = [];
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const brochure of pages.BROCHURES)
    for (const locale of LOCALES) {
      const old = kept.find((entry) => entry.id === brochure.id && entry.locale === locale);
      if (ids.includes(brochure.id)) made.push(await makeBrochure(brochure, locale));
      else if (old) made.push(old);
    }
} finally {
  await browser.close();
}
if (errors.length > 0)
  throw new Error(`${errors.join('\n')}\nThe pages can be looked at in ${DRAFTS}; nothing in content/brochures has changed.`);
// Brochures are copied when all are complete, so that a failure leaves the earlier ones.
for (const id of ids) for (const locale of LOCALES) copyFileSync(`${DRAFTS}/${id}-${locale}.pdf`, pdfPath(id, locale));
for (const entry of made) if (ids.includes(entry.id)) entry.hashes = hashSources(entry, code);
writeFileSync(manifestPath(), `${JSON.stringify({ code, brochures: made }, null, 2)}\n`);
const names = new Set(made.map(({ id, locale }) => `${id}-${locale}.pdf`));
for (const name of readdirSync(`${CONTENT}/brochures`))
  if (name.endsWith('.pdf') && !names.has(name)) rmSync(`${CONTENT}/brochures/${name}`);

async function makeBrochure(brochure: (typeof pages.BROCHURES)[number], locale: Locale): Promise<BrochureEntry> {
  const tokens = readTokens(locale) as Record<string, string>;
  const read = new Set<string>();
  const all = Object.fromEntries(namespacesOf(locale).map((name) => [name, readWords(locale, name) as object]));
  const recorded = recordWords(all, read);
  const { own } = brochure;
  const wordAt = (key: string) => {
    const [namespace = '', path = ''] = key.split(':');
    read.add(key);
    return path.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown>)[step], all[namespace]) as string;
  };
  const { title, summary, date, image } = own
    ? { ...own, title: wordAt(own.title), summary: wordAt(own.summary) }
    : readPostFacts(brochure.id, locale);
  const alts = Object.fromEntries(Object.entries(masters).map(([key, { alt }]) => [key, alt[locale]]));
  const facts = {
    locale,
    title,
    date,
    image,
    company: tokens.company as string,
    tagline: tokens.tagline as string,
    origin: tokens.origin as string,
    alts,
  };
  recorded.start();
  const markup = pages.renderBrochure(brochure, facts, recorded.words);
  const fullTitle = `${title} - ${tokens.company}`;
  const printed = await printBrochure(browser, { name: `${brochure.id}, ${locale}`, locale, title: fullTitle, markup, style, masters });
  const { bytes, pages: count } = await finishPdf(printed.bytes, {
    title: fullTitle,
    subject: summary,
    author: tokens.companyLegal as string,
    date,
  });
  errors.push(...printed.errors);
  if (bytes.length > MAX_BYTES)
    errors.push(`${brochure.id}-${locale}.pdf has ${bytes.length} bytes, over ${MAX_BYTES}: use calmer pictures`);
  writeFileSync(`${DRAFTS}/${brochure.id}-${locale}.pdf`, bytes);
  const pictures = [...new Set([...markup.matchAll(/data-picture="([\w-]+)"/g)].map(([, key]) => key as string))].sort();
  const entry = { id: brochure.id, locale, isPost: !own, pages: count, words: [...read].sort(), pictures };
  console.log(`✓ ${brochure.id}-${locale}.pdf: ${count} pages, ${Math.round(bytes.length / 1024)} KiB`);
  return { ...entry, hashes: { words: '', pictures: '', code: '', pdf: '' } };
}
