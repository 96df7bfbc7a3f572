import { expect, onTestFinished, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { startServer } from '../support/start-server.ts';
import { wordsOf } from '../support/words-of.ts';
import { answerQuestions, openApp, whereIs, workerReady } from './look.ts';
import type { Visit } from './visit-site.ts';
import { REQUEST_FAILED } from './visitor.ts';

export function goOffline(visit: Visit, locale: Locale): void {
  const [home, newsroom, syracuse] = ['home', 'newsroom', 'syracuse'].map((namespace) => wordsOf(locale, namespace));

  test('after one visit and with the server stopped: home, a filtered list, and the offline page with its way back', async () => {
    const { visitor } = visit;
    const server = await startServer();
    onTestFinished(() => void server.stop());
    await answerQuestions(visitor, server.url);
    await openApp(visitor, server.url + hrefFor(locale, 'home'));
    await workerReady(visitor);
    expect(await visitor.run(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL)).toBe(`${server.url}/sw.js`);
    expect(await visitor.consoleErrors()).toEqual([]);
    await server.stop();

    await openApp(visitor, server.url + hrefFor(locale, 'home'));
    expect((await whereIs(visitor)).h1).toBe(home.hero[1].title);
    const hasKit = await visitor.run(async () => Boolean(await caches.match(`/data/offline-kit.${document.documentElement.lang}.bin`)));
    if (hasKit) {
      await openApp(visitor, `${server.url}${hrefFor(locale, 'newsroom')}?category=campus`);
      await expect.poll(() => visitor.run(() => document.querySelectorAll('main article').length)).toBe(4);
      expect((await whereIs(visitor)).h1).toBe(newsroom.heading);
      await visitor.open(server.url + hrefFor(locale, 'syracuse'));
      expect(await whereIs(visitor)).toMatchObject({ lang: locale, h1: syracuse.heading });
    }

    // The other language was never asked for.
    const other = locale === 'en' ? 'ko' : 'en';
    await visitor.open(server.url + hrefFor(other, 'syracuse'));
    expect(await whereIs(visitor)).toMatchObject({ lang: other, h1: wordsOf(other, 'errors').offline.heading });

    const again = await startServer({ port: server.port });
    try {
      await visitor.click({ selector: 'a', words: wordsOf(other, 'errors').offline.retry });
      await expect.poll(() => whereIs(visitor)).toMatchObject({ path: hrefFor(other, 'syracuse'), h1: wordsOf(other, 'syracuse').heading });
    } finally {
      await again.stop();
    }
    expect((await visitor.consoleErrors()).filter((text) => !REQUEST_FAILED.test(text))).toEqual([]);
  }, 120_000);
}
