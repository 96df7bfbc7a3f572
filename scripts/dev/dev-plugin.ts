import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Backend } from '@sveltia/cms';
import type { Connect, HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import { EDITOR_URL } from '../../core/build/editor.ts';
import { escapeHtml } from '../../core/html/escape.ts';
import { isLocale, LOCALES } from '../../core/site/locales.ts';
import { postHref } from '../../core/site/urls.ts';
import { addPicture } from '../../pipeline/content/new-picture.ts';
import type { CompiledPost } from '../../pipeline/content/posts.ts';
import { readContent } from '../../pipeline/content/read-content.ts';
import { NEVER, publishNow } from '../../pipeline/content/release.ts';
import { formatErrors, inKorean } from '../../pipeline/content/say-errors.ts';
import { buildEditor } from '../../pipeline/editor/build-editor.ts';
import { makeEditorConfig } from '../../pipeline/editor/editor-config.ts';
import { CONTENT, LOCALES_DIR, ROOT } from '../../pipeline/paths.ts';
import type { DevSite } from './dev-site.ts';

const FONTS_URL = '/@dev/fonts.css';
const FONT = /^\/assets\/[\w-]+\.(?:woff2|css)$/;
const OF_SERVER = /^\/(?:api|images|data|films|downloads|admin)(?:\/|$)/;

const isContent = (path: string) => [CONTENT, LOCALES_DIR].some((folder) => path.startsWith(`${folder.replaceAll('\\', '/')}/`));

/** What only the development server has: checked content, fonts, pictures as they are asked for, a list of drafts, and the site's own server. */
export async function devPlugin(site: DevSite): Promise<Plugin> {
  let errors: readonly string[] = [];
  const edited = new Set<string>();

  /** Shows the content where it has no error. At first what has none of its own: there is nothing else to show. */
  async function update(): Promise<readonly string[]> {
    const found = await readContent();
    if (found.errors.join() !== errors.join() || !site.content) console.log(formatErrors(found.errors));
    errors = found.errors;
    if (!found.content || (errors.length > 0 && site.content)) return [];
    await site.update(found.content);
    const changed = [...edited];
    edited.clear();
    return changed;
  }

  await update();
  return {
    name: 'content',
    enforce: 'pre',
    apply: 'serve',
    // Pages are told when the edit has been checked.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      // Scripts wait for a sheet of the screen, and cutting the fonts takes a while at a first start.
      { tag: 'link', attrs: { rel: 'stylesheet', href: FONTS_URL, media: 'print', onload: "this.media='all'" }, injectTo: 'head' },
      // How to switch the overlay off is no matter of editors.
      { tag: 'style', children: 'vite-error-overlay::part(tip) { display: none }', injectTo: 'head' },
    ],
    configureServer(server) {
      const { hot } = server.environments.client;
      const showErrors = () =>
        errors.length > 0 && hot.send({ type: 'error', err: { message: formatErrors(errors, site.language), stack: '' } });
      // A page that is opened while there is an error says so, too.
      server.ws.on('connection', showErrors);
      let timer: NodeJS.Timeout | undefined;
      let last = Promise.resolve();
      const takeOver = async () => {
        const hadErrors = errors.length > 0;
        const changed = await update();
        showErrors();
        // An update takes the errors away.
        if (hadErrors && errors.length === 0) hot.send({ type: 'update', updates: [] });
        if (changed.length > 0) sendChanges(server, changed);
      };
      server.watcher.on('all', (_event, path) => {
        const file = path.replaceAll('\\', '/');
        if (!isContent(file)) return;
        edited.add(file);
        clearTimeout(timer);
        timer = setTimeout(() => {
          last = last.then(takeOver).catch((error) => console.error((error as Error).message));
        }, 50);
      });
      server.middlewares.use(answerDraftsPage(site));
      server.middlewares.use(answerEditor(site));
      server.middlewares.use(answerRequests(site));
    },
  };
}

/** Tells open pages what has changed: posts without loading anew (src/entry-client.tsx), all else with it. */
function sendChanges(server: ViteDevServer, changed: readonly string[]): void {
  const { hot } = server.environments.client;
  if (changed.every((path) => path.startsWith(`${CONTENT}/posts/`))) {
    hot.send({ type: 'custom', event: 'site:posts' });
    return;
  }
  // Modules contain words, names, facts and images, filled in when they are transformed.
  server.moduleGraph.invalidateAll();
  hot.send({ type: 'full-reload' });
}

/** Answers what the site's server sends besides documents and the app: the API, data and files, pictures as they are asked for, fonts. */
function answerRequests(site: DevSite): Connect.NextHandleFunction {
  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === FONTS_URL || FONT.test(path)) {
      const { sheet, files } = await site.getFonts();
      const bytes = files.get(path === FONTS_URL ? sheet : path);
      if (!bytes) return next();
      response.writeHead(200, { 'content-type': path.endsWith('.css') ? 'text/css' : 'font/woff2', 'cache-control': 'no-cache' });
      return response.end(bytes);
    }
    if (!OF_SERVER.test(path)) return next();
    if (!site.content) {
      response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      return response.end('The content has errors.');
    }
    await site.pictures.provide(path);
    return (await site.getApi()).answer(request, response);
  };
  return (request, response, next) => void Promise.resolve(answer(request, response, next)).catch(next);
}

/** Sveltia opens a clone by the browser alone, and asks for its folder. It wants a host to be named, which is asked nothing before a sign-in. */
const CLONE: Backend = { name: 'gitea', repo: `clone/${basename(ROOT)}`, branch: 'main', auth_methods: ['token'] };

/** Answers what is below `/admin/` and no file of the editor, which is bundled when it is first asked for. */
function answerEditor(site: DevSite): Connect.NextHandleFunction {
  let built: Promise<void> | undefined;
  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    const { url = '', headers, method } = request;
    if (!`${url}/`.startsWith(EDITOR_URL)) return next();
    built ??= buildEditor(`${site.folder}${EDITOR_URL}`);
    await built;
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const name = pathname.slice(EDITOR_URL.length);
    const locale = LOCALES.find((one) => name === `config.${one}.json`);
    // Errors are said to whoever writes there.
    if (locale) site.language = locale === 'ko' ? 'ko' : 'en';
    if (locale && site.content)
      return send(200, 'application/json', JSON.stringify(makeEditorConfig(locale, site.content, { backend: CLONE }, true)));
    // Another site may not have the visitor's browser write into the clone.
    if (name !== 'pictures' || method !== 'POST' || headers['sec-fetch-site'] !== 'same-origin') return next();
    try {
      return send(200, 'text/plain', (await addPicture(await buffer(request), Object.fromEntries(searchParams))).name);
    } catch (error) {
      const { message } = error as Error;
      return send(400, 'text/plain', site.language === 'ko' ? message.split('\n').map(inKorean).join('\n') : message);
    }
  };
  return (request, response, next) => void Promise.resolve(answer(request, response, next)).catch(next);
}

/** Answers `/{locale}/preview`: every post that is held back, the newest first, with the ways to its page in each language. */
function answerDraftsPage(site: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [, locale, name, ...rest] = (request.url ?? '').split(/[/?]/);
    if (!isLocale(locale) || name !== 'preview' || rest.join('') !== '') return next();
    const held = (site.content?.posts ?? [])
      .filter(({ source }) => source.release > publishNow())
      .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
    const list = held.length > 0 ? `<ul>${held.map(toItem).join('\n')}</ul>` : '<p>No post is held back.</p>';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Drafts and scheduled posts</title>
<h1>Drafts and scheduled posts</h1>
<p>The development server shows them in lists and on their pages as if they were published.</p>
${list}
</html>
`);
  };
}

const dateOf = ({ posts }: CompiledPost) => posts.en?.date ?? posts.ko?.date ?? '';

function toItem({ source: { release }, posts }: CompiledPost): string {
  const links = LOCALES.flatMap((locale) => {
    const post = posts[locale];
    return post ? `<a lang="${locale}" href="${postHref(locale, post)}">${escapeHtml(post.title)}</a>` : [];
  });
  const state =
    release === NEVER ? 'draft' : `scheduled for ${new Date(release).toLocaleString('en-GB', { timeZone: 'Asia/Seoul' })} in Seoul`;
  return `<li>${links.join(' / ')} (${[posts.en?.type, posts.en?.date, state].join(', ')})</li>`;
}
