import type { Locale } from '../../core/site/locales.ts';
import { readTokens } from '../content/words.ts';
import type { Brochure } from './brochure.ts';
import { drawCover } from './cover.ts';
import { readFaces } from './faces.ts';
import type { Facts } from './facts-of.ts';
import { createPaper } from './paper.ts';
import { printSheet } from './print-sheet.ts';
import { wordsOf } from './words-of.ts';

/**
 * One brochure in one language as the bytes of a PDF: the same words, pictures and date give the same bytes. Throws
 * once with every error: words that are missing, lines wider than their column, pages that hold too much or too little.
 */
export async function printBrochure(brochure: Brochure, locale: Locale, facts: Facts): Promise<Buffer> {
  const tokens = readTokens(locale);
  const words = wordsOf(locale);
  const company = readTokens('en').company as string;
  const paper = createPaper(locale, words, await readFaces(locale), {
    title: `${facts.title} - ${tokens.company}`,
    subject: facts.summary,
    author: tokens.companyLegal as string,
    date: facts.date,
  });
  paper.doc.addPage();
  paper.doc.outline.addItem(facts.title);
  paper.open('Sect');
  await drawCover(paper, brochure.cover, facts, { company, tagline: tokens.tagline as string });
  paper.close();
  for (const [at, sheet] of brochure.sheets.entries())
    await printSheet(paper, sheet, { id: brochure.id, number: at + 2, title: `${tokens.company}   ${facts.title}` });
  const bytes = await paper.end();
  if (words.errors.length > 0) throw new Error([...new Set(words.errors)].join('\n'));
  return bytes;
}
