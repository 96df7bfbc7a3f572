import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { LOCALES } from '../core/site/locales.ts';
import { SITE } from '../pipeline/paths.ts';
import { registerSearch } from '../server/routes/v1/search.ts';
import { openSearchStore } from '../server/search-store.ts';
import { SEARCH_QUERIES } from '../tests/support/search-queries.ts';
import { withPosts } from './make-posts.ts';

/**
 * How long the search takes on a large site: `npm run bench` makes 5,000 posts in each language out of what is
 * built, asks the API the questions of tests/support/search-queries.ts many times over, and says how long it took.
 */
const POSTS = Number(process.env.BENCH_POSTS ?? 5000);
const ROUNDS = 10;
const BUDGET = 20;

const folder = mkdtempSync(`${tmpdir()}/bench-search-`);
try {
  for (const locale of LOCALES) {
    const documents = JSON.parse(readFileSync(`${SITE}/data/search.${locale}.json`, 'utf8')) as SearchDocuments;
    const text = JSON.stringify(withPosts(documents, POSTS, 7));
    writeFileSync(`${folder}/search.${locale}.json`, text);
    console.log(`${locale}: ${POSTS} posts, ${megabytes(Buffer.byteLength(text))} of text`);
  }
  const before = memory();
  const store = openSearchStore(folder);
  const begun = performance.now();
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await store.buildAll();
  clearInterval(watch);
  console.log(
    `indexes built in ${((performance.now() - begun) / 1000).toFixed(1)} s, nobody waits longer than ${longest.toFixed(0)} ms meanwhile`,
  );
  console.log(`memory: ${megabytes(memory() - before)} for both languages`);

  const app = Fastify();
  registerSearch(app, store, { max: Number.MAX_SAFE_INTEGER, within: 60_000 });
  const urls = SEARCH_QUERIES.map(({ locale, q }) => `/search?${new URLSearchParams({ locale, q })}`);
  const medians: number[] = [];
  const high: number[] = [];
  const computed: number[] = [];
  const slowest = new Map<string, number[]>();
  // The first round is not counted: it is compiled on the way.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = [];
    const busy: number[] = [];
    for (const url of urls) {
      const cpu = process.cpuUsage();
      const start = performance.now();
      const { statusCode } = await app.inject(url);
      const time = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
      times.push(time);
      busy.push((user + system) / 1000);
      if (round > 0) slowest.set(url, [...(slowest.get(url) ?? []), time]);
    }
    if (round === 0) continue;
    medians.push(quantile(times, 0.5));
    high.push(quantile(times, 0.95));
    computed.push(quantile(busy, 0.95));
  }
  const [p50, p95, own] = [medians, high, computed].map((values) => quantile(values, 0.5)) as [number, number, number];
  console.log(`${urls.length} questions, ${ROUNDS} rounds: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (medians of the rounds)`);
  console.log(`of which computing: p95 ${own.toFixed(1)} ms; the rest is waiting for a busy machine`);
  const worst = [...slowest].map(([url, times]) => [decodeURIComponent(url), quantile(times, 0.5)] as const).sort((a, b) => b[1] - a[1]);
  for (const [url, time] of worst.slice(0, 5)) console.log(`  ${time.toFixed(1)} ms  ${url}`);
  if (own > BUDGET) {
    console.log(`over the budget of ${BUDGET} ms`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

/** Bytes in use; exact with `node --expose-gc`. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
