import { expect, it } from 'vitest';
import { readVolume } from './volume.ts';

it('reads a volume from an address, and nothing that no vessel has', () => {
  expect(['?volume=2000', '?category=adc&volume=100', '?volume=15000'].map(readVolume)).toEqual([2000, 100, 15_000]);
  expect(['', '?volume=', '?volume=99', '?volume=15001', '?volume=2e3', '?volume=-500', '?volume=<b>'].map(readVolume)).toEqual(
    Array(7).fill(undefined),
  );
});
