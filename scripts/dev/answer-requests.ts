import type { Connect } from 'vite';
import type { Api } from './api.ts';
import { FONTS_URL } from './dev-plugin.ts';

export interface RequestParts {
  getApi: () => Promise<Api>;
  pictures: { provide(url: string): Promise<void> };
  previews: Connect.NextHandleFunction;
  fonts: Promise<{ sheet: string; files: ReadonlyMap<string, Buffer> }>;
}

const OF_SERVER = /^\/(?:api|images|data|films|downloads)\//;
const FONT = /^\/assets\/[\w-]+\.(?:woff2|css)$/;

/** Answers what the site's server sends besides documents and the app: the API, data and files, pictures as they are asked for, fonts. */
export function answerRequests({ getApi, pictures, previews, fonts }: RequestParts): Connect.NextHandleFunction {
  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path === FONTS_URL || FONT.test(path)) {
      const { sheet, files } = await fonts;
      const bytes = files.get(path === FONTS_URL ? sheet : path);
      if (!bytes) return next();
      response.writeHead(200, { 'content-type': path.endsWith('.css') ? 'text/css' : 'font/woff2', 'cache-control': 'no-cache' });
      return response.end(bytes);
    }
    if (!OF_SERVER.test(path)) return next();
    await pictures.provide(path);
    return (await getApi()).answer(request, response);
  };
  return (request, response, next) =>
    previews(request, response, () => Promise.resolve(answer(request, response, next)).catch((error) => next(error)));
}
