import { expect, it } from 'vitest';
import { isDocument, isImmutable } from './urls.ts';

it('documents are told from files, and addresses whose answer never changes from others', () => {
  expect(['/en', '/ko/public/newsroom/20240516-x'].every(isDocument)).toBe(true);
  expect(['/data/search.en.json', '/downloads/a-en.pdf', '/api/v1/posts/notice/a?locale=en'].some(isDocument)).toBe(false);
  expect(['/assets/a.js', '/films/a.1-360.mp4', '/images/live/x/a-736.avif'].every(isImmutable)).toBe(true);
  expect(['/downloads/a-en.pdf', '/data/search.en.json', '/en', '/logo.svg'].some(isImmutable)).toBe(false);
});
