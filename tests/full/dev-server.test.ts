import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fallbackWidth, type ImageAsset, imageUrl } from '../../core/site/image.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';

// `npm run dev` where nothing has been built, with a post that has an error from the start.
const BROKEN = 'content/posts/newsroom/20260716-water-reuse-pilot';
const EDITED = 'content/posts/newsroom/20261013-single-use-review';
const DRAFT = '20261101-a-draft';
let dev: DevServer;
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

beforeAll(async () => {
  dev = await startDevServer((copy) => copy.edit(`${BROKEN}/index.en.md`, 'date: 2026-07-16', 'date: 2026-07-36'));
});
afterAll(() => dev.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(dev.address + path, { headers });
const titleOf = async (folder: string) => {
  const answer = await get(`/api/v1/posts/newsroom/${folder.split('/').at(-1)}?locale=en`);
  return answer.ok ? ((await answer.json()) as { title: string }).title : undefined;
};

it('answers within 20 s, without a build, what is good, and leaves out a post with an error', async () => {
  const { passed, computed } = dev.seconds;
  console.log(`the development server answers after ${passed.toFixed(1)} s, of which it computed ${computed.toFixed(0)} s`);
  expect(computed).toBeLessThan(20);
  expect((await get('/en')).status).toBe(200);
  expect(await titleOf(EDITED)).toContain('single-use');
  expect(await titleOf(BROKEN)).toBeUndefined();
});

it('encodes a picture that is not committed when it is asked for, and only what belongs to the site', async () => {
  const module = await (await get('/@id/__x00__image:hero-bioreactor')).text();
  const image = JSON.parse(/export default (\{.*\})/.exec(module)?.[1] ?? '') as ImageAsset;
  const url = imageUrl({ base: '/images', env: 'live' }, image.uuid, image, fallbackWidth(image), 'jpg');
  const picture = await get(url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await get(url.replace('.jpg', '1.jpg'))).status).toBe(404);
});

it('shows a post again when it is mended, a draft on its page and in its list, and lists what is held back', async () => {
  dev.copy.edit(`${BROKEN}/index.en.md`, 'date: 2026-07-36', 'date: 2026-07-16');
  await expect.poll(() => titleOf(BROKEN), { timeout: 25_000 }).toBeDefined();
  expect(await (await get('/en/preview')).text()).toContain('No post is held back.');
  dev.copy.copyFolder(EDITED, `content/posts/newsroom/${DRAFT}`);
  for (const locale of ['en', 'ko']) dev.copy.edit(`content/posts/newsroom/${DRAFT}/index.${locale}.md`, '\ndraft: false', '\ndraft: true');
  await expect.poll(() => titleOf(DRAFT), { timeout: 25_000 }).toBeDefined();
  expect(await (await get('/api/v1/posts/newsroom?locale=ko')).text()).toContain(DRAFT);
  const list = await (await get('/en/preview')).text();
  for (const locale of ['en', 'ko']) expect(list).toContain(`href="/${locale}/public/newsroom/${DRAFT}"`);
  expect(list).toMatch(/\(newsroom, \d{4}-\d\d-\d\d, draft\)/);
  for (const locale of ['en', 'ko'])
    dev.copy.edit(`content/posts/newsroom/${DRAFT}/index.${locale}.md`, '\ndraft: true', '\npublishAt: 2099-01-31T09:00+09:00');
  await expect
    .poll(async () => (await get('/ko/preview')).text(), { timeout: 25_000 })
    .toContain('scheduled for 31/01/2099, 09:00:00 in Seoul');
  expect(await titleOf(DRAFT)).toBeDefined();
});

it('starts while names cannot be read, says so, and serves when they are mended', async () => {
  let brand = '';
  const broken = await startDevServer((copy) => {
    brand = readFileSync(`${copy.folder}/content/brand.json`, 'utf8');
    writeFileSync(`${copy.folder}/content/brand.json`, '{');
  });
  try {
    expect(broken.output()).toContain('content/brand.json: line 1');
    const posts = () => fetch(`${broken.address}/api/v1/posts/newsroom?locale=en`);
    expect((await posts()).status).toBe(503);
    writeFileSync(`${broken.copy.folder}/content/brand.json`, brand);
    await expect.poll(async () => (await posts()).status, { timeout: 25_000 }).toBe(200);
  } finally {
    await broken.stop();
  }
});
