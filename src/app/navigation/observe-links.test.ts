import { expect, it } from 'vitest';
import { pagePathOf } from './observe-links.ts';

const HERE = location.origin;

it.each([
  ['/en/aboutus/ceo', {}, '/en/aboutus/ceo'],
  ['/ko/public/newsroom/a#top', {}, '/ko/public/newsroom/a'],
  ['#main', {}, undefined],
  ['/en/public/newsroom?page=2', {}, undefined],
  ['/downloads/logo-package.zip', {}, undefined],
  ['/en/feed.xml', {}, undefined],
  ['/api/v1/posts/notice', {}, undefined],
  ['/en/nope', {}, undefined],
  ['/errors/404', {}, undefined],
  ['/en/link', {}, undefined],
  ['https://elsewhere.example/en', {}, undefined],
  ['mailto:a@example.com', {}, undefined],
  ['/en/aboutus/ceo', { target: '_blank' }, undefined],
  ['/en/aboutus/ceo', { download: 'x' }, undefined],
])('%s %j leads to %s', (href, attributes, expected) => {
  const link = document.createElement('a');
  link.href = href.startsWith('/') ? HERE + href : href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  expect(pagePathOf(link)).toBe(expected);
});
