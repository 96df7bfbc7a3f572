import { fillOfflinePage } from '#core/offline/offline-page-template.ts';
import type { Locale } from '#core/site/locales.ts';
import { listReadable } from './list-readable.ts';

const NOTHING = { saved: [], news: [], pages: [] };

/** The offline page of a locale, with what can be read now; undefined where the page itself is not stored. */
export async function answerOfflinePage(template: Response | undefined, locale: Locale): Promise<Response | undefined> {
  if (!template) return undefined;
  const lists = await listReadable(locale).catch(() => NOTHING);
  const html = fillOfflinePage(await template.text(), lists);
  return new Response(html, { status: 503, statusText: 'Offline', headers: template.headers });
}
