import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production';
process.env.OUT_DIR = '/tmp/profout';
process.env.POSTS_FOLDER = '/tmp/project-Uscxng/.cache/posts';
process.env.WORDS_FOLDER = '/tmp/project-Uscxng/.cache/words';
const { readChrome, makeDocument } = await import('./prerender/make-document.ts');
const { readWordFiles } = await import('./words/write-words.ts');
const b = '/tmp/project-Uscxng/.cache/bundles/';
const k = readdirSync(b).filter((n) => n !== 'node_modules' && n !== 'package.json')[0];
const { createRoot } = await import(pathToFileURL(`${b}${k}/server/entry-server.mjs`).href);
const chrome = readChrome(`${b}${k}/client`, { en: '/x.css', ko: '/y.css' } as never);
const words = readWordFiles('/tmp/project-Uscxng/dist');
const ids = readdirSync('/tmp/project-Uscxng/content/posts/newsroom').filter((n) => n.includes('made-'));
let r = 0,
  m = 0,
  n = 0;
const run = async (list: string[]) => {
  r = 0;
  m = 0;
  n = 0;
  for (const id of list)
    for (const l of ['en', 'ko']) {
      const path = `/${l}/public/newsroom/${id}`;
      const a = performance.now();
      const { page } = await createRoot(false, path);
      const c = performance.now();
      makeDocument(path, page, '', chrome, words);
      const d = performance.now();
      r += c - a;
      m += d - c;
      n++;
    }
  console.log(n, 'render', (r / n).toFixed(2), 'document', (m / n).toFixed(2));
};
await run(ids.slice(0, 100));
await run(ids.slice(100, 400));
await run(ids.slice(400, 700));
process.exit(0);
