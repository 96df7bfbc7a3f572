import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../core/site/pages.ts';
import { SITE } from '../../pipeline/paths.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

// Previews and what follows an edit belong to `npm run dev` (docs/decisions/0029-development-server.md).
let app: TestApp['app'];
let close: TestApp['close'];
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

describe('what only the development server has', () => {
  it.each(['/en/preview', '/ko/preview', '/en/preview/newsroom/20261013-single-use-review'])('%s is no page of the site', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
  it('is in no row of the page table and no document', () => {
    expect(PAGES.filter(({ path }) => path.startsWith('preview'))).toEqual([]);
    expect(readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => /(?:^|[\\/])preview(?:[\\/.]|$)/.test(name))).toEqual(
      [],
    );
  });
  it('is in no script', () => {
    const scripts = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const marked = scripts.filter((name) => /site:(?:posts|words)|@dev\/|\/preview\//.test(readFileSync(`${SITE}/${name}`, 'utf8')));
    expect(marked).toEqual([]);
  });
});
