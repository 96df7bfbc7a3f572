import { expect, it } from 'vitest';
import { encodeFragment } from './encode-fragment.ts';

it.each([
  ['/en/aboutus/ceo', '/en/aboutus/ceo'],
  ['/en?q=50%#main', '/en?q=50%#main'],
  ['/en#a%20b#c', '/en#a%20b#c'],
  ['/ko#%EC%86%A1', '/ko#%EC%86%A1'],
  ['/en#50%', '/en#50%25'],
  ['/en?q=50%#%E0%A4%A', '/en?q=50%#%25E0%25A4%25A'],
  ['/en#%', '/en#%25'],
])('%s becomes %s', (address, encoded) => {
  expect(encodeFragment(address)).toBe(encoded);
  expect(encodeFragment(encoded)).toBe(encoded);
});
