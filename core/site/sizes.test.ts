import { describe, expect, it } from 'vitest';
import { LOCALES } from '#core/site/locales.ts';
import { groupDigits } from '#core/site/sizes.ts';
import { fileSize, isoDuration, playTime } from './sizes.ts';

describe('sizes and lengths', () => {
  it.each([
    [839_600, '840\u00a0KB'],
    [1_249_000, '1.2\u00a0MB'],
    [3_000_000, '3\u00a0MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect([fileSize(bytes, 'en'), fileSize(bytes, 'ko')]).toEqual([text, text]);
  });
  it.each([
    [41.6, '0:42', 'PT42S'],
    [59.7, '1:00', 'PT1M'],
    [185, '3:05', 'PT3M5S'],
    [3661, '61:01', 'PT1H1M1S'],
    [0, '0:00', 'PT0S'],
  ])('%d seconds are %s', (seconds, text, iso) => {
    expect([playTime(seconds), isoDuration(seconds)]).toEqual([text, iso]);
  });
});

it.each([0, 7, 999, 1000, 4000, 12_345, 1_234_567, -1, -1200])('writes %d as the browser does', (value) => {
  for (const locale of LOCALES) expect(groupDigits(value)).toBe(value.toLocaleString(locale));
});
