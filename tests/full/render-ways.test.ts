import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { LOCALES } from '../../core/site/locales.ts';

// The documents are written into a site of their own: pipeline/paths.ts reads this when it is loaded, so nothing may import it before.
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
const folder = mkdtempSync(`${CACHE}/ways-`);
process.env.OUT_DIR = `${folder}/dist`;
process.env.POSTS_FOLDER = `${CACHE}/posts`;
const { runGenerator } = await import('../../pipeline/prerender/child.ts');
const { makeDocument, readChrome } = await import('../../pipeline/prerender/make-document.ts');
const { renderHere, renderInThreads } = await import('../../pipeline/prerender/render-documents.ts');
const { SITE } = await import('../../pipeline/paths.ts');
const { writeWords } = await import('../../pipeline/words/write-words.ts');
if (!SITE.startsWith(folder)) throw new Error(`documents would be written to ${SITE}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const POSTS = ['newsroom/20240516-songdo-groundbreaking', 'notice/20260601-browser-support', 'images/open-day'];
const paths = LOCALES.flatMap((locale) => POSTS.map((post) => `/${locale}/public/${post}`));
const metadata = '<meta property="og:type" content="article">';
const fonts = { en: '/assets/fonts-en.css', ko: '/assets/fonts-ko.css' };

it('a post that vite-react-ssg renders, one that a thread renders and one that the build renders itself are the same bytes', {
  timeout: 180_000,
}, async () => {
  const [client, server] = [`${folder}/client`, `${folder}/server`];
  const words = writeWords(`${folder}/words`);
  process.env.WORDS_FOLDER = `${folder}/words`;
  const byGenerator = new Map<string, string>();
  const toDocument = (path: string, page: PrerenderedPage) => {
    const { html } = makeDocument({ path, metadata, isForKit: true }, page, readChrome(client, fonts), words);
    byGenerator.set(path, html);
    return html;
  };
  await runGenerator({ client, server, listPaths: async () => paths, toDocument }, { logFile: `${folder}/log` });

  for (const [name, render] of Object.entries({ renderInThreads, renderHere })) {
    const documents = new Map<string, string>();
    await render({
      server,
      chrome: readChrome(client, fonts),
      words,
      tasks: paths.map((path) => ({ path, metadata, isForKit: true })),
      onPage: ({ path }) => documents.set(path, readFileSync(`${folder}/dist/site${path}.html`, 'utf8')),
    });
    expect([...documents.keys()].sort(), name).toEqual([...paths].sort());
    expect(documents.get(paths[0] as string), name).toContain('<h1');
    for (const path of paths) expect(documents.get(path), `${name} ${path}`).toBe(byGenerator.get(path));
  }
});
