import { describe, expect, it } from 'vitest';
import type { Post } from '../../../core/posts/post.ts';
import { getPage } from '../../../core/site/pages.ts';
import type { PageMetadata, SiteMetadata } from '../site-metadata.ts';
import { renderStructuredData } from './structured-data.ts';

const picture = { url: '/og/vials.1.jpg', path: '', isCommitted: true, alt: { en: 'Vials', ko: '바이알' } };
const post = (rest: object): Post => ({
  type: 'videos',
  id: 'a',
  category: 'campus',
  date: '2024-06-11',
  title: 'A </script> & film',
  summary: 'Seen from above.',
  pc_content: '<p>Words</p>',
  mobile_content: '<p>Words</p>',
  pc_content_text: 'Words',
  mobile_content_text: 'Words',
  previous: null,
  next: null,
  ...rest,
});
const image = { uuid: 'u-1', name: 'vials.1', width: 1600, height: 900, widths: [480, 1200], focal: [50, 50] as const, alt: picture.alt };
const site = (posts: Post[]): SiteMetadata => ({
  origin: 'https://www.example.com',
  assets: { base: '/images', env: 'live' },
  locale: 'en',
  tokens: { company: 'Acme' },
  otherNames: '아크미',
  translate: (key) => key,
  translateCategory: (_type, category) => category,
  sets: [{ type: 'videos', locale: 'en', posts, index: { type: 'videos', pageSize: 6, posts: [] } }],
  findPost: (_type, id) => posts.find((post) => post.id === id),
  pictures: new Map([['filling-line', picture]]),
});
const metadata: PageMetadata = {
  page: getPage('videos'),
  url: 'https://www.example.com/en/public/videos',
  title: 'Videos',
  description: 'Films.',
  picture,
};

function nodes(posts: Post[]) {
  const block = renderStructuredData(site(posts), metadata);
  const text = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(block)?.[1] as string;
  expect(text).not.toContain('<');
  return (JSON.parse(text)['@graph'] as Record<string, unknown>[]).filter((node) => node['@type'] === 'VideoObject');
}

describe('videos', () => {
  it('are described with their film, whatever their title holds', () => {
    expect(nodes([post({ image, film: { duration: 115, files: [{ url: '/films/a.1.mp4' }] } })])).toEqual([
      {
        '@type': 'VideoObject',
        name: 'A </script> & film',
        description: 'Seen from above.',
        thumbnailUrl: 'https://www.example.com/images/live/u-1/vials.1-1200.jpg',
        uploadDate: '2024-06-11T09:00:00+09:00',
        duration: 'PT1M55S',
        transcript: 'Words',
        inLanguage: 'en',
        contentUrl: 'https://www.example.com/films/a.1.mp4',
      },
    ]);
  });
  it('elsewhere have the address that shows them', () => {
    const [node] = nodes([post({ image, external: { duration: 60, url: 'https://video.example/x' } })]);
    expect(node).toMatchObject({ duration: 'PT1M', url: 'https://video.example/x' });
    expect(node).not.toHaveProperty('contentUrl');
  });
});
