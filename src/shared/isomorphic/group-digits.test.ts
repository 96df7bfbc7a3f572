import { expect, it } from 'vitest';
import { LOCALES } from '#core/site/locales.ts';
import { groupDigits } from './group-digits.ts';

it.each([0, 7, 999, 1000, 4000, 12_345, 1_234_567, -1, -1200])('writes %d as the browser does', (value) => {
  for (const locale of LOCALES) expect(groupDigits(value)).toBe(value.toLocaleString(locale));
});
