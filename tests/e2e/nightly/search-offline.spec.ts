import type { SearchAnswer } from '../../../core/search/answer.ts';
import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { firstHit, SEARCH_QUERIES } from '../../support/search-queries.ts';
import { expect, open, test, workerReady } from '../../support/site-test.ts';
import { startServer } from '../../support/start-server.ts';

interface Answer {
  status: number;
  isReplica: boolean;
  body: SearchAnswer;
}

for (const locale of LOCALES) {
  // What each query finds: tests/api/search.test.ts. Here, that both answer with one function and one index.
  const asked = SEARCH_QUERIES.filter((one) => one.locale === locale).filter((_, at) => at % 8 === 0);
  const groups = ['', '&type=pages', '&type=newsroom', '&type=newsroom&page=2', '&type=library&page=9', '&type=notice'];
  const searches = [
    ...asked.map(({ q }) => `?locale=${locale}&q=${encodeURIComponent(q)}`),
    ...groups.map((group) => `?locale=${locale}&q=ADC${group}`),
    `?locale=${locale}&q=zzzz`,
    `?locale=${locale}&q=`,
    `?locale=${locale}&q=ADC&type=images&page=0`,
  ];

  test(`the worker finds what the server finds, when the server has stopped: ${locale}`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|Failed to fetch|status of 400/);
    const server = await startServer();
    const online: Answer[] = [];
    for (const search of searches) {
      const response = await fetch(`${server.url}/api/v1/search${search}`);
      online.push({ status: response.status, isReplica: response.headers.has('x-replica'), body: (await response.json()) as SearchAnswer });
    }
    await open(page, server.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await server.stop();

    const offline = await page.evaluate(async (addresses) => {
      const answers: { status: number; isReplica: boolean; body: unknown }[] = [];
      for (const address of addresses) {
        const response = await fetch(`/api/v1/search${address}`);
        answers.push({ status: response.status, isReplica: response.headers.has('x-replica'), body: await response.json() });
      }
      return answers as Answer[];
    }, searches);

    for (const [at, search] of searches.entries()) {
      const { status, body, isReplica } = offline[at] as Answer;
      expect([status, body], search).toEqual([online[at]?.status, online[at]?.body]);
      expect([isReplica, online[at]?.isReplica], search).toEqual([status === 200, false]);
    }
    for (const [at, expected] of asked.entries())
      expect(firstHit(offline[at]?.body as SearchAnswer, expected), expected.q).toBe(`/${locale}${expected.first}`);
  });
}
