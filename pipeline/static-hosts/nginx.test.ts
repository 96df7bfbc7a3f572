import { expect, it } from 'vitest';
import { describeForNginx } from './nginx.ts';

const { server } = describeForNginx({ common: {}, rules: [], moved: {} });
const LOCATIONS = [...server.matchAll(/^location ~ "(.*?)" \{ (.*) \}$/gm)].map(([, pattern = '', action = '']) => ({
  pattern: new RegExp(pattern),
  action,
}));
/** What nginx does with a decoded address: the first pattern that matches decides. */
const actionOf = (address: string) => LOCATIONS.find(({ pattern }) => pattern.test(address))?.action;

it.each([
  '/\\evil.example/',
  '/\\\\evil.example/',
  '/\\evil.example.html',
  '/\t/evil.example/',
  '/x\rSet-Cookie:a=b/',
  '/x\n/',
  '//evil.example/',
])('an address that a browser would read as another host, or as a header, is refused and redirected nowhere: %j', (address) => {
  expect(actionOf(address)).toBe('return 400;');
});

it.each(['/en/', '/ko/aboutus/company.html', '/회사소개/', '/en/index.html'])(
  'other spellings of an address lead to the right one: %s',
  (address) => {
    expect(actionOf(address)).toBe('return 308 $1$is_args$args;');
  },
);
