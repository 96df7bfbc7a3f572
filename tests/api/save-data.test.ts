import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { SITE } from '../../pipeline/paths.ts';
import { openTestApp } from '../support/test-app.ts';

const images = (readdirSync(SITE, { recursive: true }) as string[]).filter((file) => /^images\/.*-\d+\.(avif|jpg)$/.test(file)).sort();
const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
/** The widths of one picture and format, narrowest first. */
const families = [...new Set(images.map((file) => file.replace(/-\d+\./, '-*.')))]
  .map((family) => images.filter((file) => file.replace(/-\d+\./, '-*.') === family).sort((a, b) => widthOf(a) - widthOf(b)))
  .filter((files) => files.length > 1);
const saving = { 'save-data': 'on' };

const { app, close } = await openTestApp();
afterAll(close);

describe('pictures under data saver (spec 13)', () => {
  it('are the smallest of their widths, and say which', async () => {
    expect(families.length).toBeGreaterThan(10);
    for (const files of families) {
      const [smallest, widest] = [files[0] as string, files.at(-1) as string];
      const answer = await app.inject({ url: `/${widest}`, headers: saving });
      expect(answer.rawPayload.equals(readFileSync(`${SITE}/${smallest}`)), widest).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-location': `/${smallest}`,
        vary: 'accept-encoding, save-data',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });
  it('are known again by an ETag of their own', async () => {
    const widest = families[0]?.at(-1) as string;
    const [small, whole] = await Promise.all([app.inject({ url: `/${widest}`, headers: saving }), app.inject(`/${widest}`)]);
    expect(small.headers.etag).not.toBe(whole.headers.etag);
    const again = await app.inject({ url: `/${widest}`, headers: { ...saving, 'if-none-match': String(small.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
  it.each(['/en', '/ko/public/newsroom', '/sw.js', '/favicon.svg', '/data/search.en.json', '/en/nope'])(
    '%s is the same with and without, and says nothing of it',
    async (url) => {
      const [plain, saved] = await Promise.all([app.inject(url), app.inject({ url, headers: saving })]);
      expect(saved.body).toBe(plain.body);
      for (const { headers } of [plain, saved]) expect(String(headers.vary ?? '')).not.toMatch(/save-data/i);
    },
  );
});
