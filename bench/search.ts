import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { LOCALES } from '../core/site/locales.ts';
import { SITE } from '../pipeline/paths.ts';
import { registerSearch } from '../server/routes/v1/search.ts';
import { openSearchThread } from '../server/search/search-thread.ts';
import { SEARCH_QUERIES } from '../tests/support/search-queries.ts';
import { type Figure, quantile, round, runAlone } from './figures.ts';
import { withPosts } from './make-posts.ts';

/**
 * How long the search takes on a large site: `npm run bench:search` makes 5,000 posts in each language out of what is built, and asks the
 * API the questions of tests/support/search-queries.ts many times over. Times are those of the whole request inside the server. Computing
 * is that of all threads, so that a busy machine does not count.
 */
const POSTS = Number(process.env.BENCH_POSTS ?? 5000);
const ROUNDS = 10;
const BUDGET = 20;

export async function measureSearch(): Promise<Figure[]> {
  const folder = mkdtempSync(`${tmpdir()}/bench-search-`);
  const thread = openSearchThread(folder);
  const app = Fastify();
  try {
    for (const locale of LOCALES) {
      const documents = JSON.parse(readFileSync(`${SITE}/data/search.${locale}.json`, 'utf8')) as SearchDocuments;
      writeFileSync(`${folder}/search.${locale}.json`, JSON.stringify(withPosts(documents, POSTS, 7)));
    }
    const begun = performance.now();
    const longest = await watchLoop(() => thread.warm());
    const built = (performance.now() - begun) / 1000;
    registerSearch(app, thread, { max: Number.MAX_SAFE_INTEGER, within: 60_000 });
    // The first round is not counted: it is compiled on the way.
    await askAll(app);
    const rounds: Awaited<ReturnType<typeof askAll>>[] = [];
    for (let at = 0; at < ROUNDS; at += 1) rounds.push(await askAll(app));
    const median = (share: number, kind: 'times' | 'computed') =>
      quantile(
        rounds.map((one) => quantile(one[kind], share)),
        0.5,
      );
    return [
      { name: `both indexes of ${POSTS} posts built in`, unit: 's', figure: round(built) },
      { name: 'longest wait of others meanwhile', unit: 'ms', figure: round(longest, 0) },
      { name: 'answer, p50', unit: 'ms', figure: round(median(0.5, 'times')) },
      { name: 'answer, p95', unit: 'ms', figure: round(median(0.95, 'times')) },
      { name: 'answer, p95 of computing', unit: 'ms', figure: round(median(0.95, 'computed')), budget: BUDGET },
    ];
  } finally {
    await app.close();
    await thread.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askAll(app: FastifyInstance): Promise<{ times: number[]; computed: number[] }> {
  const times: number[] = [];
  const computed: number[] = [];
  for (const { locale, q } of SEARCH_QUERIES) {
    const url = `/search?${new URLSearchParams({ locale, q })}`;
    const cpu = process.cpuUsage();
    const start = performance.now();
    const { statusCode } = await app.inject(url);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(cpu);
    computed.push((user + system) / 1000);
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
  }
  return { times, computed };
}

/** The longest time, in milliseconds, that the event loop stood still during an action. */
async function watchLoop(action: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await action();
  clearInterval(timer);
  return longest;
}

await runAlone(import.meta.url, measureSearch);
