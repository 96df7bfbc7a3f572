import { expect, it } from 'vitest';
import { apiKey } from './api-key.ts';

it.each([
  ['/api/v1/posts/x?b=2&a=1', '/api/v1/posts/x?a=1&b=2'],
  ['/api/v1/posts/x?a=1&b=2', '/api/v1/posts/x?a=1&b=2'],
  ['/data/x.en.json?', '/data/x.en.json'],
])('%s is stored as %s', (address, key) => {
  expect(apiKey(new URL(address, 'https://www.example.com'))).toBe(key);
});
