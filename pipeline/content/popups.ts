import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { type PostType, postPages } from '../../core/site/pages.ts';
import type { Popup } from '../../core/site/popup.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { CONTENT } from '../paths.ts';
import { readTokens } from './words.ts';

interface PopupEntry {
  id: string;
  /** ISO time with its offset: `2025-12-22T00:00:00+09:00`. */
  start: string;
  end: string;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** `notice/ID`, a post of the site. */
  link?: string;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** Faults of content/popups.json, each with its entry, field and cure. */
export function checkPopups(entries: readonly PopupEntry[], hasPost: (type: string, id: string) => boolean): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  entries.forEach((entry, at) => {
    const place = `content/popups.json, entry ${at + 1} ('${entry.id ?? ''}')`;
    if (!/^[a-z0-9-]+$/.test(entry.id ?? '')) faults.push(`${place}: 'id' has lower-case letters, digits and hyphens only`);
    if (ids.has(entry.id)) faults.push(`${place}: 'id' is used twice; give it another`);
    ids.add(entry.id);
    for (const field of ['start', 'end'] as const) {
      if (!TIME.test(entry[field] ?? '') || Number.isNaN(Date.parse(entry[field])))
        faults.push(`${place}: '${field}' is '${entry[field]}'; write it as 2025-12-22T00:00:00+09:00`);
    }
    if (Date.parse(entry.start) >= Date.parse(entry.end)) faults.push(`${place}: 'end' is not after 'start'`);
    for (const field of ['title', 'body'] as const) {
      for (const locale of LOCALES) if (!entry[field]?.[locale]) faults.push(`${place}: '${field}.${locale}' is missing; add it`);
    }
    const [type = '', id = ''] = entry.link?.split('/') ?? [];
    if (entry.link && !hasPost(type, id)) faults.push(`${place}: link '${entry.link}' is no post; write it as TYPE/ID`);
  });
  return faults;
}

/** What content/popups.json holds; nothing where there is no such file. */
export function readPopupEntries(content: string = CONTENT): PopupEntry[] {
  return existsSync(`${content}/popups.json`) ? (JSON.parse(readFileSync(`${content}/popups.json`, 'utf8')) as PopupEntry[]) : [];
}

/** The popups in one locale. Throws with every fault at once. */
export function readPopups(locale: Locale): Popup[] {
  const entries = readPopupEntries();
  const faults = checkPopups(entries, (type, id) => id !== '' && existsSync(`${CONTENT}/posts/${type}/${id}/en.md`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const tokens = readTokens(locale);
  return entries.map(({ id, start, end, title, body, link }) => {
    const [type, post] = link?.split('/') ?? [];
    const detail = type && postPages(type as PostType).detail;
    return {
      id,
      start: Date.parse(start),
      end: Date.parse(end),
      title: fillTokens(title[locale], tokens),
      body: fillTokens(body[locale], tokens),
      ...(detail && { href: hrefFor(locale, detail.id, { id: post }) }),
    };
  });
}
