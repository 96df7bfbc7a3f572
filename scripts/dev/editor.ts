import { buffer } from 'node:stream/consumers';
import type { Backend } from '@sveltia/cms';
import type { Connect } from 'vite';
import { EDITOR_URL } from '../../core/build/editor.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { addPicture } from '../../pipeline/content/new-picture.ts';
import { buildEditor } from '../../pipeline/editor/build-editor.ts';
import { makeEditorConfig } from '../../pipeline/editor/editor-config.ts';
import type { DevSite } from './dev-site.ts';

/** Sveltia opens the clone at hand by the browser alone. It wants a host to be named, and asks nothing of this one before a sign-in. */
const CLONE: Backend = { name: 'gitea', repo: 'clone/at-hand', branch: 'main', auth_methods: ['token'] };

/** Answers what is below `/admin/` and no file of the editor, which is bundled when it is first asked for. */
export function answerEditor(site: DevSite): Connect.NextHandleFunction {
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
    if (locale && site.content)
      return send(200, 'application/json', JSON.stringify(makeEditorConfig(locale, site.content, { backend: CLONE }, true)));
    // Another site may not have the visitor's browser write into the clone.
    if (name !== 'pictures' || method !== 'POST' || headers['sec-fetch-site'] !== 'same-origin') return next();
    try {
      return send(200, 'text/plain', (await addPicture(await buffer(request), Object.fromEntries(searchParams))).name);
    } catch (error) {
      return send(400, 'text/plain', (error as Error).message);
    }
  };
  return (request, response, next) => void Promise.resolve(answer(request, response, next)).catch(next);
}
