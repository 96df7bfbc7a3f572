import type { ViteDevServer } from 'vite';
import type { Locale } from '../../core/site/locales.ts';
import { readWords } from '../../pipeline/content/words.ts';
import { SOURCES } from './folders.ts';

/** The words of the app: those of the upgrade notice (browser.json) are not in it. */
const WORDS = /^locales\/(en|ko)\/(?!browser\.)([\w-]+)\.json$/;

/** Tells open pages what has changed: posts and words without loading anew (src/entry-client.tsx), all else with it. */
export function sendChanges(server: ViteDevServer, changed: readonly string[]): void {
  const words = changed.flatMap((path) => {
    const [, locale, namespace] = WORDS.exec(path) ?? [];
    return locale && namespace ? [{ locale: locale as Locale, namespace, path }] : [];
  });
  const others = changed.filter((path) => !path.startsWith('content/posts/') && !WORDS.test(path));
  if (others.length > 0) {
    // Modules contain names, facts and images, filled in when they are transformed.
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
    return;
  }
  for (const { locale, namespace, path } of words) {
    server.moduleGraph.onFileChange(`${SOURCES.locales}${path.slice('locales'.length)}`.replaceAll('\\', '/'));
    server.ws.send({ type: 'custom', event: 'site:words', data: { locale, namespace, words: readWords(locale, namespace) } });
  }
  if (changed.some((path) => path.startsWith('content/posts/'))) server.ws.send({ type: 'custom', event: 'site:posts' });
}
