import { describe, expect, it } from 'vitest';
import type { Post } from '../../core/posts/post.ts';
import { rssFeed } from './render-feeds.ts';
import type { SiteMetadata } from './site-metadata.ts';

describe('a post that was corrected', () => {
  const post = (id: string, dates: Pick<Post, 'date' | 'updated'>) =>
    ({ type: 'newsroom', id, title: id, summary: 'S', category: 'press', pc_content: '', ...dates }) as Post;
  const posts = [post('new', { date: '2026-02-01' }), post('old', { date: '2026-01-01', updated: '2026-03-01' })];
  const picture = { url: '/og/a.jpg', path: '', isCommitted: true, alt: { en: 'A', ko: '가' } };
  const site: SiteMetadata = {
    origin: 'https://www.example.com',
    assets: { base: '/images', env: 'live' },
    locale: 'en',
    tokens: { company: 'Acme' },
    otherNames: '아크미',
    translate: (key) => key,
    translateCategory: (_type, category) => category,
    sets: [{ type: 'newsroom', locale: 'en', posts, index: { type: 'newsroom', pageSize: 9, posts: [] } }],
    findPost: (_type, id) => posts.find((one) => one.id === id),
    pictures: new Map(['newsroom/new', 'newsroom/old', 'lines-red'].map((key) => [key, picture])),
  };
  it('says when, and the feed is of that day', () => {
    const xml = rssFeed(site);
    expect(xml.match(/<atom:updated>[^<]*/g)).toEqual(['<atom:updated>2026-03-01T09:00:00+09:00']);
    expect(xml).toContain('<lastBuildDate>Sun, 01 Mar 2026 09:00:00 +0900');
  });
});
