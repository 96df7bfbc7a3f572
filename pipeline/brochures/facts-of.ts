import { existsSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { readPostFile } from '../content/front-matter.ts';
import { readSource } from '../content/read-source.ts';
import { readTokens } from '../content/words.ts';
import { CONTENT } from '../paths.ts';

/** Title, summary, date and cover of a brochure: its post's, so that list, page and file say the same. */
export interface PostFacts {
  title: string;
  summary: string;
  /** ISO date. */
  date: string;
  /** Key of content/media/media.json. */
  image: string;
}

export function readPostFacts(id: string, locale: Locale, content: string = CONTENT): PostFacts {
  const path = `posts/brochures/${id}/${locale}.md`;
  if (!existsSync(`${content}/${path}`))
    throw new Error(`content/${path} is missing: the brochure takes title, summary, date and cover from it`);
  const { fields } = readPostFile(readSource(`${content}/${path}`));
  const read = (name: string) => fillTokens(String(fields[name] ?? ''), readTokens(locale, content)).trim();
  const facts = { title: read('title'), summary: read('summary'), date: read('date'), image: read('image') };
  for (const [name, value] of Object.entries(facts))
    if (!value) throw new Error(`content/${path}: '${name}' stands in the brochure; write it`);
  return facts;
}
