import { describe, expect, it } from 'vitest';
import type { Post } from '../core/posts/post.ts';
import { LOCALES } from '../core/site/locales.ts';
import type { PostSet } from './content/post-sets.ts';
import { siteMapFiles } from './site-map.ts';

const ORIGIN = 'https://www.example.com';
const DATES = ['2025-03-02', '2025-03-01', '2024-12-31'];
const sets: PostSet[] = LOCALES.map((locale) => ({
  type: 'newsroom',
  locale,
  posts: DATES.map((date, at) => ({ type: 'newsroom', id: `post-${at}`, date }) as Post),
  index: { type: 'newsroom', pageSize: 6, posts: [] },
}));
const addresses = (text: string | undefined) => [...(text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
const ofPosts = (text: string | undefined) => addresses(text).filter((address) => address.includes('/newsroom/'));

describe('the site map', () => {
  const whole = siteMapFiles(ORIGIN, sets);
  const slices = siteMapFiles(ORIGIN, sets, 10);

  it('is one file on a small site', () => {
    expect([...whole.keys()]).toEqual(['sitemap.xml']);
    expect(ofPosts(whole.get('sitemap.xml'))).toHaveLength(DATES.length * LOCALES.length);
  });
  it('is an index of the pages and of each year on a large one, with the day of the newest in it', () => {
    const index = slices.get('sitemap.xml') ?? '';
    expect(addresses(index)).toEqual(['pages', '2025', '2024'].map((slice) => `${ORIGIN}/sitemap-${slice}.xml`));
    expect(index).toContain('sitemap-2025.xml</loc><lastmod>2025-03-02</lastmod>');
    expect(ofPosts(slices.get('sitemap-2025.xml'))).toHaveLength(2 * LOCALES.length);
    expect(ofPosts(slices.get('sitemap-2024.xml'))).toEqual(LOCALES.map((locale) => `${ORIGIN}/${locale}/public/newsroom/post-2`));
  });
  it('names the same addresses either way, each once', () => {
    const all = [...slices].filter(([name]) => name !== 'sitemap.xml').flatMap(([, text]) => addresses(text));
    expect(all.sort()).toEqual(addresses(whole.get('sitemap.xml')).sort());
  });
});
