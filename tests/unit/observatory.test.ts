import { expect, it } from 'vitest';
import { scoreByObservatory } from '../support/deployments/observatory.ts';

const answer = (status: number, headers: Record<string, string>, body = '<script src="/app.js"></script>') => ({
  status,
  headers,
  body: Buffer.from(body),
});
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; object-src 'none'; frame-ancestors 'none'";
const good = {
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const redirect = answer(308, { location: 'https://www.example.com/en' });
const scoreOf = (changes: Record<string, string>, plain = redirect, body?: string) =>
  scoreByObservatory('www.example.com', answer(200, { ...good, ...changes }, body), plain).score;

it.each([
  ['everything', scoreOf({}), 130],
  ['another default', scoreOf({ 'content-security-policy': policy.replace("default-src 'none'", "default-src 'self'") }), 125],
  ['inline styles', scoreOf({ 'content-security-policy': policy.replace("style-src 'self'", "style-src 'unsafe-inline'") }), 120],
  [
    'inline scripts: no bonus',
    scoreOf({ 'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-inline'") }),
    80,
  ],
  ['no policy', scoreOf({ 'content-security-policy': '' }), 55],
  ['frames of others', scoreOf({ 'content-security-policy': policy.replace('; frame-ancestors', '; frame-src') }), 80],
  ['no way to https', scoreOf({}, answer(200, {})), 80],
  ['a way to another host', scoreOf({}, answer(301, { location: 'https://example.com/' })), 125],
  ['https for a month', scoreOf({ 'strict-transport-security': 'max-age=2592000' }), 120],
  ['a guessed type', scoreOf({ 'x-content-type-options': '' }), 125],
  ['a cookie', scoreOf({ 'set-cookie': 'a=b' }), 80],
  ['a script of another origin', scoreOf({}, redirect, '<script src="https://cdn.example.net/a.js"></script>'), 125],
])('%s', (_what, score, expected) => expect(score).toBe(expected));
