import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { Post } from '../../core/posts/post.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { getPostPages } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { SITE } from '../../pipeline/paths.ts';
import { wordsOf } from '../support/words-of.ts';

const read = (path: string) => readFileSync(`${SITE}${path}`, 'utf8');
const indexOf = (type: string, locale: string) => JSON.parse(read(`/data/${type}.${locale}.json`)) as PostIndex;

describe.each(LOCALES)('posts in %s', (locale) => {
  const { ui } = wordsOf(locale, 'common');

  it.each(['newsroom', 'notice', 'images'] as const)('of the type %s lead to what is related to them, once each', (type) => {
    const { detail } = getPostPages(type);
    const posts = indexOf(type, locale).posts.map(({ id }) => JSON.parse(read(`/data/${type}/${id}.${locale}.json`)) as Post);
    expect(posts.some(({ related }) => related)).toBe(true);
    for (const { id, previous, next, related = [] } of posts) {
      expect(related.length).toBeLessThanOrEqual(3);
      const ways = [...related, previous, next].flatMap((post) => (post && detail ? [hrefFor(locale, detail.id, { id: post.id })] : []));
      expect(new Set(ways).size).toBe(ways.length);
      const html = read(`${hrefFor(locale, detail?.id ?? 'home', { id })}.html`);
      for (const way of ways) expect(html).toContain(`href="${way}"`);
      expect(html.includes(`>${ui.related}</h2>`)).toBe(related.length > 0);
    }
  });
});
