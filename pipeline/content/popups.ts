import type { Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import type { Popup } from '../../core/site/popup.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readContentFile } from './content-files.ts';
import { readTokens } from './words.ts';

/** The popups in one locale. */
export function readPopups(locale: Locale): Popup[] {
  const tokens = readTokens(locale);
  return readContentFile('popups.json').map(({ id, start, end, title, body, link }) => {
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
