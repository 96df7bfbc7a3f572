import { existsSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import type { Popup } from '../../core/site/popup.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { CONTENT } from '../paths.ts';
import { readSource } from './read-source.ts';
import { readTokens } from './words.ts';

interface PopupEntry {
  id: string;
  /** ISO time with its offset: `2025-12-22T00:00:00+09:00`. */
  start: string;
  /** Without it, the popup is shown until its entry is taken out. */
  end?: string;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** `notice/ID`, a post of the site. */
  link?: string;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** Errors of content/popups.json, each with its entry, field and hint. */
export function checkPopups(entries: readonly PopupEntry[], hasPost: (type: string, id: string) => boolean): string[] {
  const errors: string[] = [];
  const ids = new Set<string>();
  entries.forEach((entry, at) => {
    const place = `content/popups.json, entry ${at + 1} ('${entry.id ?? ''}')`;
    if (!/^[a-z0-9-]+$/.test(entry.id ?? '')) errors.push(`${place}: 'id' has lower-case letters, digits and hyphens only`);
    if (ids.has(entry.id)) errors.push(`${place}: 'id' is used twice; give it another`);
    ids.add(entry.id);
    for (const field of ['start', 'end'] as const) {
      const time = entry[field];
      if (time === undefined && field === 'end') continue;
      if (!TIME.test(time ?? '') || Number.isNaN(Date.parse(time ?? '')))
        errors.push(`${place}: '${field}' is '${time}'; write it as 2025-12-22T00:00:00+09:00`);
    }
    if (entry.end !== undefined && Date.parse(entry.start) >= Date.parse(entry.end)) errors.push(`${place}: 'end' is not after 'start'`);
    for (const field of ['title', 'body'] as const) {
      for (const locale of LOCALES) if (!entry[field]?.[locale]) errors.push(`${place}: '${field}.${locale}' is missing; add it`);
    }
    const [type = '', id = ''] = entry.link?.split('/') ?? [];
    if (entry.link && !hasPost(type, id)) errors.push(`${place}: link '${entry.link}' is no post; write it as TYPE/ID`);
  });
  return errors;
}

/** What content/popups.json holds; nothing where there is no such file. */
export function readPopupEntries(content: string = CONTENT): PopupEntry[] {
  return existsSync(`${content}/popups.json`) ? (JSON.parse(readSource(`${content}/popups.json`)) as PopupEntry[]) : [];
}

/** The popups in one locale. Throws with every error at once. */
export function readPopups(locale: Locale): Popup[] {
  const entries = readPopupEntries();
  const errors = checkPopups(entries, (type, id) => id !== '' && existsSync(`${CONTENT}/posts/${type}/${id}/en.md`));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const tokens = readTokens(locale);
  return entries.map(({ id, start, end, title, body, link }) => {
    const [type, post] = link?.split('/') ?? [];
    const detail = type && getPostPages(type as PostType).detail;
    return {
      id,
      start: Date.parse(start),
      ...(end !== undefined && { end: Date.parse(end) }),
      title: fillTokens(title[locale], tokens),
      body: fillTokens(body[locale], tokens),
      ...(detail && { href: hrefFor(locale, detail.id, { id: post }) }),
    };
  });
}
