import { expect, it } from 'vitest';
import { isImmutable } from './urls.ts';

it('documents are told from files, and addresses whose answer never changes from others', () => {
  expect(['/assets/a.js', '/films/a.1-360.mp4', '/images/live/x/a-736.avif'].every(isImmutable)).toBe(true);
  expect(['/downloads/a-en.pdf', '/data/search.en.json', '/en', '/logo.svg'].some(isImmutable)).toBe(false);
});
