import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { readPostFile } from '../content/front-matter.ts';
import { newestDate, readTokens } from '../content/words.ts';
import { CONTENT } from '../paths.ts';
import type { Brochure } from './brochure.ts';
import { wordsOf } from './words-of.ts';

/** Title, summary and date of a brochure: its post's, so that list, page and file say the same. */
export interface Facts {
  title: string;
  summary: string;
  /** ISO date. */
  date: string;
  /** The cover's picture: key of content/media/media.json. */
  image: string;
}

export function getFacts({ id, about }: Brochure, locale: Locale): Facts {
  if (about !== 'post') {
    const words = wordsOf(locale);
    const facts = { title: words.text(about.title), summary: words.text(about.subject), date: newestDate(), image: about.image };
    if (words.errors.length > 0) throw new Error(words.errors.join('\n'));
    return facts;
  }
  const path = `posts/brochures/${id}/${locale}.md`;
  if (!existsSync(`${CONTENT}/${path}`))
    throw new Error(`content/${path} is missing: the brochure takes title, summary, date and cover from it`);
  const { fields } = readPostFile(readFileSync(`${CONTENT}/${path}`, 'utf8'));
  const read = (name: string) => fillTokens(String(fields[name] ?? ''), readTokens(locale)).trim();
  const facts = { title: read('title'), summary: read('summary'), date: read('date'), image: read('image') };
  for (const [name, value] of Object.entries(facts))
    if (!value) throw new Error(`content/${path}: '${name}' stands in the brochure; write it`);
  return facts;
}
