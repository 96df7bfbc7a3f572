import Fastify, { type FastifyInstance } from 'fastify';
import type { Connect } from 'vite';
import { escapeHtml } from '../../core/html/escape.ts';
import { PAGE_SIZES } from '../../core/site/constants.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { listSets } from '../../pipeline/content/post-sets.ts';
import type { CompiledPost } from '../../pipeline/content/posts.ts';
import { NEVER, type Release } from '../../pipeline/content/release.ts';
import { createFileHeaders } from '../../server/files/file-headers.ts';
import type { PostStore } from '../../server/post-store.ts';
import { createEncodedBodies } from '../../server/responses/encoded-bodies.ts';
import { registerSchemas } from '../../server/routes/schema.ts';
import { registerPosts } from '../../server/routes/v1/posts.ts';
import type { DevSite } from './dev-site.ts';
import { framedAddress, listAddress, type PreviewTarget, previewAddress, previewedPost, readPreviewPath } from './preview-address.ts';

const POSTS_API = /^\/api\/v1\/posts\//;

/**
 * Answers `/{locale}/preview` and what the pages in their frames ask the API for posts. It is part of the development server alone: neither
 * the page table nor the app knows these addresses.
 */
export function createPreviews(site: DevSite): Connect.NextHandleFunction {
  const apis = new Map<string, Promise<FastifyInstance>>();
  let seen: readonly CompiledPost[] | undefined;

  function apiOf(posts: readonly CompiledPost[], key: string): Promise<FastifyInstance> {
    if (posts !== seen) apis.clear();
    seen = posts;
    const api = apis.get(key) ?? createPreviewApi(posts, key);
    apis.set(key, api);
    return api;
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const { posts } = site;
    const preview = POSTS_API.test(path) ? previewedPost(request.headers.referer) : undefined;
    if (preview) return void apiOf(posts, preview).then((api) => api.routing(request, response), next);
    const target = readPreviewPath(path);
    if (!target) return next();
    const html = 'id' in target ? renderPreview(posts, target) : renderPreviewList(posts, target.locale);
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html ?? renderUnknownPreview(target.locale));
  };
}

/** The API's posts as they are when one that is held back is shown too. */
async function createPreviewApi(posts: readonly CompiledPost[], preview: string): Promise<FastifyInstance> {
  const sets = listSets(posts, undefined, preview);
  const store: PostStore = {
    getIndex: async (type, locale) => sets.find((set) => set.type === type && set.locale === locale)?.index,
    async getPost(type, locale, id) {
      const post = sets.find((set) => set.type === type && set.locale === locale)?.posts.find((one) => one.id === id);
      return (
        post && createEncodedBodies({ identity: Buffer.from(JSON.stringify(post)) }, createFileHeaders(`data/${type}/${id}.${locale}.json`))
      );
    },
  };
  const app = Fastify();
  await app.register(
    async (api) => {
      registerSchemas(api);
      registerPosts(api, store);
    },
    { prefix: '/api/v1' },
  );
  await app.ready();
  return app;
}

/** The page of a post, in a frame below a bar that says what it is; undefined for a post that is not there. */
function renderPreview(posts: readonly CompiledPost[], target: PreviewTarget): string | undefined {
  const { locale, type, id } = target;
  const key = `${type}/${id}`;
  const release = posts.find(({ source }) => source.key === key)?.source.release;
  const set = listSets(posts, undefined, key).find((one) => one.type === type && one.locale === locale);
  const at = set?.posts.findIndex((post) => post.id === id) ?? -1;
  const post = set?.posts[at];
  if (!post || release === undefined) return undefined;
  const address = framedAddress(target, Math.floor(at / PAGE_SIZES[type]) + 1);
  const others = LOCALES.filter((one) => one !== locale).map((one) => link(previewAddress({ ...target, locale: one }), one));
  const bar = [
    `<strong id="state">Preview: ${escapeHtml(stateOf(release))}</strong>`,
    ...others,
    link(listAddress(locale), 'all drafts'),
    '<button type="button" data-width="390">phone</button> <button type="button" data-width="">full width</button>',
  ];
  return page(
    locale,
    `Preview: ${post.title}`,
    `<header>${bar.join('\n')}</header>\n<iframe title="${escapeHtml(post.title)}" src="${escapeHtml(address)}"></iframe>`,
  );
}

/** Every post that is held back, the newest first. */
function renderPreviewList(all: readonly CompiledPost[], locale: Locale): string {
  const items = all
    .filter(({ source }) => source.release > Date.now())
    .flatMap(({ source: { release }, posts: { [locale]: post } }) => (post ? [{ ...post, release }] : []))
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ type, id, title, date, release }) => {
      const state = escapeHtml(`${type}, ${date}, ${stateOf(release)}`);
      return `<li>${link(previewAddress({ locale, type, id }), title)} (${state})</li>`;
    });
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No post is held back.</p>';
  return page(locale, 'Drafts and scheduled posts', `<main><h1>Drafts and scheduled posts</h1>\n${list}</main>`);
}

/** Nothing is previewed at that address. */
function renderUnknownPreview(locale: Locale): string {
  const text = 'There is no such post, or it has an error.';
  return page(locale, 'No preview', `<main><h1>No preview</h1><p>${text} ${link(listAddress(locale), 'All drafts')}</p></main>`);
}

function stateOf(release: Release): string {
  if (release === NEVER) return 'draft';
  return release > Date.now()
    ? `scheduled for ${new Date(release).toLocaleString('en-GB', { timeZone: 'Asia/Seoul' })} in Seoul`
    : 'published';
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0; display: flex; flex-direction: column; height: 100vh; font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; padding: 6px 16px; background: #ffd84d; color: #222; }
main { padding: 24px; }
iframe { flex: 1; width: 100%; margin: 0 auto; border: 0; background: #fff; }
</style>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/scripts/dev/client/preview-frame.ts"></script>
</head>
<body>
${body}
</body>
</html>
`;
}
