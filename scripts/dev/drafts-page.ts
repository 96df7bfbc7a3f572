import type { Connect } from 'vite';
import { escapeHtml } from '../../core/html/escape.ts';
import { isLocale, LOCALES } from '../../core/site/locales.ts';
import { postHref } from '../../core/site/urls.ts';
import type { CompiledPost } from '../../pipeline/content/posts.ts';
import { NEVER, publishNow } from '../../pipeline/content/release.ts';
import type { DevSite } from './dev-site.ts';

/** Answers `/{locale}/preview`: every post that is held back, the newest first, with the ways to its page in each language. */
export function answerDraftsPage(site: DevSite): Connect.NextHandleFunction {
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
