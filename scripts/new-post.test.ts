import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContent } from '../pipeline/content/read-content.ts';
import { CONTENT } from '../pipeline/paths.ts';
import { runScript } from '../tests/support/run-script.ts';

const content = mkdtempSync(`${tmpdir()}/new-post-test-`);
beforeAll(() => {
  vi.stubEnv('PUBLISH_NOW', '2026-11-20T18:00Z');
  const others = ['posts', 'leaders.json', 'popups.json', 'brochures', 'films', 'pictures', 'share-pictures', 'fonts'];
  cpSync(CONTENT, content, { recursive: true, filter: (path) => !others.some((name) => path === `${CONTENT}/${name}`) });
  // Details of pictures may be small in albums alone.
  cpSync(`${CONTENT}/posts/images`, `${content}/posts/images`, { recursive: true });
  // The real ones lead to real posts.
  writeFileSync(`${content}/redirects.json`, '{}');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(content, { recursive: true, force: true });
});

const run = (...args: string[]) => runScript('new-post', ...args, '--content', content);
const TEXTS = ['--title-en', 'A new line', '--title-ko', '새 라인', '--summary-en', 'One.', '--summary-ko', '하나.'];

describe('npm run new:post', () => {
  it('writes both files from flags, as a draft of today in Seoul, in order for the check', async () => {
    const { status, stdout, stderr } = await run('newsroom', ...TEXTS, '--category', 'press', '--image', 'steel-frame', '--yes');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('wrote content/posts/newsroom/20261121-a-new-line/index.ko.md');
    expect(stdout).toContain('npm run check:content');
    expect(stdout).toContain('http://localhost:5173/en/public/newsroom/20261121-a-new-line\n');
    expect(readFileSync(`${content}/posts/newsroom/20261121-a-new-line/index.en.md`, 'utf8')).toContain(
      'date: 2026-11-21\nimage: steel-frame\ndraft: true\n',
    );
    expect((await readContent({ content })).errors).toEqual([]);
  });
  it('leaves a post that is there alone', async () => {
    const { status, stderr } = await run('newsroom', ...TEXTS, '--category', 'press', '--image', 'steel-frame', '--yes');
    expect([status, stderr]).toEqual([1, 'content/posts/newsroom/20261121-a-new-line already exists: give another id (--id)\n']);
  });
  it('without a terminal names every flag that is missing or wrong, and writes nothing', async () => {
    const { status, stderr } = await run('notice', ...TEXTS.slice(0, 6), '--category', 'press', '--date', '2026-02-30');
    expect(status).toBe(1);
    expect(stderr).toBe(
      `There is no terminal to ask in, and flags are missing or invalid:
  --summary-ko is missing, Summary in Korean, one sentence
  --category press: 'press' is no category; use one of notice, public-notice, recruitment, site
  --date 2026-02-30: '2026-02-30' is not a day; write it as 2026-11-21
  --draft is missing, Keep it a draft for now (yes, no) (--yes takes yes)
`,
    );
    expect(existsSync(`${content}/posts/notice`)).toBe(false);
  });
  it('puts the PDF of a brochure beside it, names it, and refuses what is none', async () => {
    const brochure = ['brochures', ...TEXTS, '--category', 'corporate', '--image', 'steel-frame', '--id', 'guide', '--yes'];
    const refused = await run(...brochure, '--pdf-en', 'README.md');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("pdf 'README.md': is no PDF")]);
    const without = await run(...brochure);
    expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('there is no PDF; put one into the folder')]);
    expect(existsSync(`${content}/posts/brochures`)).toBe(false);
    const { status, stdout } = await run(...brochure, '--pdf-en', 'content/brochures/code-of-conduct-en.pdf');
    expect([status, stdout]).toEqual([0, expect.stringContaining('wrote content/posts/brochures/guide/code-of-conduct-en.pdf')]);
    expect(readFileSync(`${content}/posts/brochures/guide/index.en.md`, 'utf8')).toContain('pdf: code-of-conduct-en.pdf');
    expect(readFileSync(`${content}/posts/brochures/guide/index.ko.md`, 'utf8')).not.toContain('pdf:');
    expect((await readContent({ content })).errors).toEqual([]);
    rmSync(`${content}/posts/brochures`, { recursive: true });
  });
  it.each([
    [['notice', ...TEXTS, '--category', 'site', '--id', '../x', '--yes'], "'../x' is not an id"],
    [
      ['notice', ...TEXTS.slice(0, 6), '--summary-ko', '{nope}', '--category', 'site', '--id', 'x', '--yes', '--draft', 'perhaps'],
      "'perhaps' is no answer",
    ],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(readdirSync(`${content}/posts`)).toEqual(['images', 'newsroom']);
  });
});
