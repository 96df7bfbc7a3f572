import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { upgradeScript } from './upgrade-notice.ts';

it('the upgrade notice is plain old script, in letters that every encoding shares', () => {
  const script = upgradeScript();
  expect(() => parse(script, { ecmaVersion: 3 })).not.toThrow();
  expect(() => parse('var f = () => 1', { ecmaVersion: 3 })).toThrow();
  expect(script).toMatch(/^[\x20-\x7e\n]*$/);
});
