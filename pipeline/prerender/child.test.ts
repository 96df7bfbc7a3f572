import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { runGenerator } from './child.ts';

const folder = mkdtempSync(`${tmpdir()}/generator-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page: PrerenderedPage = {
  pageId: 'home',
  locale: 'en',
  markup: '<h1>Hello</h1>',
  head: { htmlAttributes: '', title: '', meta: '', link: '' },
  state: undefined,
  tail: '',
  namespaces: [],
  moduleFile: undefined,
  reads: [],
};

let count = 0;
/** Runs a generator with this code, which has `render(path)` and `end(code)`, and gives the documents that it was sent. */
async function run(
  code: string,
  toDocument = (path: string, { markup }: PrerenderedPage) => `${path}: ${markup}`,
  signal?: AbortSignal,
): Promise<string[]> {
  count += 1;
  const [module, result] = [`${folder}/${count}.mjs`, `${folder}/${count}.json`];
  writeFileSync(
    module,
    `import { writeFileSync } from 'node:fs';
    const documents = [];
    process.on('message', async (message) => {
      if (message.type === 'document') { documents.push(message.html); writeFileSync(${JSON.stringify(result)}, JSON.stringify(documents)); }
      else if (message.type === 'start') process.send({ type: 'bundled' });
      else await start(message.paths);
    });
    const render = (path) => process.send({ type: 'page', path, page: ${JSON.stringify(page)} });
    const until = async (n) => { while (documents.length < n) await new Promise((resolve) => setTimeout(resolve, 5)); };
    const end = (code, type) => process.send(type ? { type, error: 'a page threw' } : 'nothing', () => process.exit(code));
    const start = async (paths) => { console.log('said by the generator'); ${code} };`,
  );
  const job = { client: folder, server: folder, listPaths: async () => ['/en', '/ko'], toDocument };
  await runGenerator(job, { module, logFile: `${folder}/${count}.log`, ...(signal && { signal }) });
  const { default: documents } = await import(result, { with: { type: 'json' } });
  return documents;
}

describe('the process of the generator', () => {
  it('gets a document for each page that it rendered', async () => {
    expect(await run(`for (const path of paths) render(path); await until(2); end(0, 'finished');`)).toEqual([
      '/en: <h1>Hello</h1>',
      '/ko: <h1>Hello</h1>',
    ]);
  });
  it.each([
    ['reports an error', `render('/en'); await until(1); end(1, 'failed');`, 'a page threw'],
    ['ends with another code', 'process.exit(3);', 'ended with code 3'],
    ['is killed', `process.kill(process.pid, 'SIGKILL');`, 'ended with SIGKILL'],
    ['ends well before it has finished', `render('/en'); await until(1); process.exit(0);`, 'ended before it had finished'],
    ['leaves a page out', `render('/en'); await until(1); end(0, 'finished');`, '1 pages were not rendered: /ko'],
    ['renders a page that was not asked for', `render('/fr');`, '/fr was rendered, but not asked for'],
  ])('fails the build when it %s, and its output is shown', async (_name, code, message) => {
    const error = await run(code).catch((reason: Error) => reason.message);
    expect(error).toContain(message);
    expect(error).toContain('said by the generator');
  });
  it('is ended by a signal', async () => {
    const stopped = new AbortController();
    setTimeout(() => stopped.abort(), 50);
    await expect(run(`setInterval(() => undefined, 1000);`, undefined, stopped.signal)).rejects.toThrow('prerendering failed');
  });
  it('fails the build when a document is refused, and ends the process', async () => {
    const refuse = () => {
      throw new Error('a style attribute');
    };
    await expect(run(`render('/en'); setInterval(() => undefined, 1000);`, refuse)).rejects.toThrow(
      'prerendering failed: a style attribute',
    );
  });
});
