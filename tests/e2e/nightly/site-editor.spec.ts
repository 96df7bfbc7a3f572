import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { EDITOR_URL } from '../../../core/build/editor.ts';
import type { BuiltHeaders } from '../../../core/build/headers.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { DIST } from '../../../pipeline/paths.ts';
import { storedPaths } from '../../support/deployment.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { expect, open, test, WHOLE_BROWSER, workerReady } from '../../support/site-test.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';

// `/admin/` of the site: with EDITOR_REPOSITORY, and without it, as the build of all other tests is.
test.use(WHOLE_BROWSER);
test.describe.configure({ mode: 'default', retries: 0 });
let project: ProjectCopy;
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  project = new ProjectCopy();
  await project.build({ EDITOR_REPOSITORY: 'https://github.com/owner/name', EDITOR_REVIEW: '1' });
  server = await startServer({ dist: `${project.folder}/dist/current` });
});
test.afterAll(async () => {
  await server?.stop();
  project?.remove();
});

const headersOf = (dist: string) => JSON.parse(readFileSync(`${dist}/headers.json`, 'utf8')) as BuiltHeaders;
const filesOf = (dist: string) =>
  globSync('site/**', { cwd: dist, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? `${entry.parentPath}/${entry.name}`.slice(dist.length + 1) : [],
  );

test('without the setting no file of the editor is in the build, and with it visitors get the same bytes but for the worker', async ({
  base,
}) => {
  const built = `${project.folder}/dist/current`;
  expect(filesOf(DIST).filter((name) => /admin|editor/.test(name))).toEqual([]);
  expect(headersOf(DIST).ownPolicies?.[EDITOR_URL]).toBeUndefined();
  for (const name of ['headers.json', 'site/_headers', 'nginx/site.conf', 'nginx/maps.conf', 'site/sw.js'])
    expect(readFileSync(`${DIST}/${name}`, 'utf8'), name).not.toContain(EDITOR_URL);
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const own = filesOf(built).filter((name) => !name.startsWith(`site${EDITOR_URL}`));
  // The other build may hold files of those before it.
  const others = new Set(filesOf(DIST));
  expect(own.filter((name) => !others.has(name))).toEqual([]);
  const differs = own.filter((name) => digest(`${built}/${name}`) !== digest(`${DIST}/${name}`));
  expect(differs.map((name) => name.replace(/\.(?:br|gz)$/, '')).filter((name) => !['site/sw.js', 'site/_headers'].includes(name))).toEqual(
    [],
  );
  // Then its address is one like any other that is unknown.
  const missing = await fetch(`${base}${EDITOR_URL}`, { redirect: 'manual' });
  expect([missing.status, missing.headers.get('location')]).toEqual([302, '/errors/404']);
});

test('it has a policy of its own: own origin and the API of the host; the policy of pages stays', async () => {
  const answer = await fetch(server.url + EDITOR_URL);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const origins = [...policy.matchAll(/https?:[^\s;]+/g)].map(([origin]) => origin);
  expect(origins).toEqual(['https://api.github.com']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
  expect(answer.headers.get('set-cookie')).toBeNull();
  const short = await fetch(`${server.url}/admin?a=1`, { redirect: 'manual' });
  expect([short.status, short.headers.get('location')]).toEqual([308, `${EDITOR_URL}?a=1`]);
  const page = await fetch(server.url + hrefFor('en', 'home'));
  expect(page.headers.get('content-security-policy')).not.toContain('github');
  const built = `${project.folder}/dist/current`;
  // Static hosts get the same.
  expect(readFileSync(`${built}/site/_headers`, 'utf8')).toContain(`${EDITOR_URL}\n  content-security-policy: ${policy}`);
  expect(readFileSync(`${built}/nginx/site.conf`, 'utf8')).toContain(`location = ${EDITOR_URL} `);
});

test('it starts under its policy with fonts of its own, asks nobody else, and the worker leaves it alone', async ({
  page,
  consoleErrors,
}) => {
  // Sveltia asks for its fonts and the state of the host elsewhere, too.
  consoleErrors.allow(/cdn\.jsdelivr\.net|githubstatus\.com|font-src|connect-src|debug|warning/);
  await open(page, server.url + hrefFor('en', 'home'));
  await workerReady(page);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.goto(server.url + EDITOR_URL);
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(0);
  expect(answered.filter((url) => !url.startsWith(server.url) && !url.startsWith('blob:'))).toEqual([]);
  expect(answered.some((url) => url.endsWith('.woff2'))).toBe(true);
  expect((await storedPaths(page)).filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // Offline it is an address like that of another site.
  await page.context().setOffline(true);
  expect(await page.goto(server.url + EDITOR_URL).catch((error: Error) => error.message)).toContain('ERR_INTERNET_DISCONNECTED');
});
