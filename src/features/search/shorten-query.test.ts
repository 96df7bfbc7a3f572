import { expect, it } from 'vitest';
import { shortenQuery } from './results.tsx';

it.each([
  ['Songdo', 'en', 'Songdo'],
  ['x'.repeat(40), 'en', 'x'.repeat(40)],
  ['x'.repeat(41), 'en', `${'x'.repeat(39)}…`],
  [`${'x'.repeat(38)} and more`, 'en', `${'x'.repeat(38)}…`],
  ['가'.repeat(25), 'ko', `${'가'.repeat(23)}…`],
  ['𠮷'.repeat(24), 'ko', '𠮷'.repeat(24)],
] as const)('%s in %s', (query, locale, short) => expect(shortenQuery(query, locale)).toBe(short));
