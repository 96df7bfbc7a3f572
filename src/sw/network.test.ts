import { describe, expect, it } from 'vitest';
import { ORIGIN } from '../../tests/support/fake-caches.ts';
import { isStorable, onlyStorable } from './network.ts';

describe('isStorable', () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const withTraits = (traits: object) =>
    Object.defineProperties(new Response('x', html), Object.fromEntries(Object.entries(traits).map(([name, value]) => [name, { value }])));
  it.each([
    ['a whole answer of our own', new Response('x', html), true],
    ['another type', Response.json({}), false],
    ['no type', new Response(null), false],
    ['a missing page', new Response('x', { ...html, status: 404 }), false],
    ['a part', new Response('x', { ...html, status: 206 }), false],
    ['a failing server', new Response('x', { ...html, status: 500 }), false],
    ['an answer that must not be stored', new Response('x', { headers: { ...html.headers, 'cache-control': 'private, No-Store' } }), false],
    ['one that must be validated', new Response('x', { headers: { ...html.headers, 'cache-control': 'no-cache' } }), true],
    ['a redirected answer', withTraits({ redirected: true }), false],
    ['an opaque answer', withTraits({ type: 'opaque' }), false],
    ['an answer of another origin', withTraits({ type: 'cors', url: 'https://www.example.net/en' }), false],
    ['an answer of an API at another origin', withTraits({ type: 'cors', url: 'https://api.test/en' }), true],
  ])('%s', (_name, response, expected) => expect(isStorable(response, '/en')).toBe(expected));
});

describe('onlyStorable', () => {
  const answer = (type: string, status = 200) => new Response('x', { status, headers: { 'content-type': type } });
  it.each([
    ['/assets/app-12345678.js', answer('application/javascript; charset=utf-8'), true],
    ['/assets/app-12345678.js', answer('text/html; charset=utf-8'), false],
    ['/favicon.svg?__WB_REVISION__=1', answer('text/html'), false],
    ['/images/live/u/hero.avif?token=abc', answer('image/avif'), false],
    ['/images/live/u/hero.avif?code=1', answer('image/avif'), false],
    ['/images/live/u/hero.avif?w=1', answer('image/avif'), true],
    ['/assets/app-12345678.js', answer('application/javascript', 500), false],
  ])('%s', async (path, response, expected) => {
    const request = new Request(ORIGIN + path);
    expect(await onlyStorable.cacheWillUpdate({ request, response })).toBe(expected ? response : null);
  });
});
