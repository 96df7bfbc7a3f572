import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CACHE, DIST } from '../../pipeline/paths.ts';
import { linkTo, publish } from '../../pipeline/publish.ts';
import { writeReleaseList } from '../../pipeline/write-release-list.ts';
import { putKillSwitch } from '../../server/cli/kill-switch.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

const SWITCHES = 20;
/** Every fourth upload breaks off, and the link leads to half a release. */
const FAILS = (build: number) => build % 4 === 0;
const PATHS = [
  '/en',
  '/ko',
  '/en/public/newsroom',
  '/sw.js',
  '/data/newsroom.en.json',
  '/api/v1/posts/newsroom?locale=en',
  '/api/v1/openapi.json',
  '/api/v1/health/ready',
];

it('twenty releases are linked under a running server, five of them half, then one before and the kill switch, and no answer is wrong', {
  timeout: 300_000,
}, async () => {
  // On the disk of the built site, whose files are linked.
  mkdirSync(CACHE, { recursive: true });
  const out = mkdtempSync(`${CACHE}/switch-`);
  copyBuild(`${out}/draft`, 0);
  publish(`${out}/draft`, out, 3);
  const server = await startServer({ dist: `${out}/current` });
  try {
    const poll = pollAll(server);
    const expectBuild = async (build: number) => {
      await expect.poll(() => poll.seen.at(-1), { timeout: 10_000 }).toBe(build);
      await expect.poll(() => redirectOf(server), { timeout: 10_000 }).toBe(`/en/build-${build}`);
    };
    let current = 0;
    for (let build = 1; build <= SWITCHES; build += 1) {
      copyBuild(`${out}/draft`, build, FAILS(build));
      if (!FAILS(build)) {
        publish(`${out}/draft`, out, 3);
        current = build;
      } else {
        renameSync(`${out}/draft`, `${out}/releases/half-${build}`);
        linkTo(out, `half-${build}`);
        await expect.poll(() => server.said().split('the new release cannot be used').length - 1).toBe(build / 4);
      }
      await expectBuild(current);
    }
    // Open tabs have the scripts of the build before.
    const [earlier = ''] = readdirSync(`${out}/releases`).filter((name) => name.startsWith('build-18'));
    expect((await fetch(`${server.url}/assets/of-build-18.js`)).status).toBe(200);
    expect((await fetch(`${server.url}/assets/of-build-1.js`)).status).toBe(404);
    // Never back to an earlier build, until one is gone back to.
    expect(poll.seen).toEqual(poll.seen.toSorted((one, other) => one - other));
    linkTo(out, earlier);
    await expectBuild(18);
    putKillSwitch(`${out}/current`);
    await expect.poll(async () => (await fetch(`${server.url}/sw.js`)).text()).toContain('unregister');
    await expectBuild(18);
    expect(basename(realpathSync(`${out}/current`))).toBe(`${earlier}-kill-switch`);
    const { wrong, answers } = await poll.end();
    expect(wrong).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    console.log(`${SWITCHES} releases, ${answers} answers, none wrong`);
  } finally {
    await server.stop();
    rmSync(out, { recursive: true, force: true });
  }
});

/** Links a copy of the built site, in which home, the redirects and the headers name the build. */
function copyBuild(to: string, build: number, isCutShort = false): void {
  rmSync(to, { recursive: true, force: true });
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files.slice(0, isCutShort ? files.length / 2 : undefined)) {
    const path = `${to}${`${entry.parentPath}/${entry.name}`.slice(DIST.length)}`;
    mkdirSync(dirname(path), { recursive: true });
    linkSync(`${entry.parentPath}/${entry.name}`, path);
  }
  if (isCutShort) return;
  const write = (path: string, content: string | Buffer) => {
    // The link must not be written through.
    rmSync(`${to}/${path}`, { force: true });
    writeFileSync(`${to}/${path}`, content);
  };
  const home = readFileSync(`${DIST}/site/en.html`, 'utf8').replace('</title>', ` ${build}</title>`);
  write('site/en.html', home);
  write('site/en.html.br', brotliCompressSync(home));
  rmSync(`${to}/site/en.html.gz`, { force: true });
  write('redirects.json', JSON.stringify({ '/en/moved': `/en/build-${build}` }));
  write('build-hash', `build-${build}`);
  write(`site/assets/of-build-${build}.js`, String(build));
  rmSync(`${to}/files.json`);
  writeReleaseList(to);
}

const redirectOf = async (server: RunningServer) => (await fetch(`${server.url}/en/moved`, { redirect: 'manual' })).headers.get('location');

/** Asks for everything every 50 ms, as it is and compressed. */
function pollAll(server: RunningServer) {
  const wrong: string[] = [];
  /** The builds that home named, in their order. */
  const seen: number[] = [];
  let answers = 0;
  let isOver = false;
  const ask = async (path: string, encoding: string) => {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } }).catch((error) => error as Error);
    const text = answer instanceof Error ? '' : await answer.text();
    answers += 1;
    const status = answer instanceof Error ? answer.message : answer.status;
    if (status !== 200) wrong.push(`${path} (${encoding}): ${status}`);
    return text;
  };
  const rounds = (async () => {
    while (!isOver) {
      const homes = await Promise.all(['identity', 'br'].map((encoding) => ask('/en', encoding)));
      const builds = homes.map((text) => Number(/ (\d+)<\/title>/.exec(text)?.[1]));
      if (builds.some(Number.isNaN)) wrong.push(`home is of no build: ${builds}`);
      seen.push(Math.min(...builds));
      await Promise.all(PATHS.map((path) => ask(path, 'br')));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    seen,
    async end() {
      isOver = true;
      await rounds;
      return { wrong, answers };
    },
  };
}
