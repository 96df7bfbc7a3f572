import { expect, it } from 'vitest';
import { bucketOf, limitsOf, percentile } from './metrics.ts';

const countsOf = (values: number[], metric: 'LCP' | 'CLS' = 'LCP') => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(metric, value), (counts.get(bucketOf(metric, value)) ?? 0) + 1);
  return counts;
};

it('puts a value into the bucket that ends at it or next above it', () => {
  expect([0, 10, 10.1, 2500, 9e7].map((value) => limitsOf('LCP')[bucketOf('LCP', value)])).toEqual([10, 10, 25, 2500, undefined]);
  expect([0, 0.1, 0.11, 3].map((value) => limitsOf('CLS')[bucketOf('CLS', value)])).toEqual([0.001, 0.1, 0.15, undefined]);
});

it('estimates percentiles within their bucket', () => {
  const values = Array.from({ length: 3000 }, (_, n) => n);
  for (const share of [0.5, 0.75, 0.95])
    expect(Math.abs(percentile('LCP', countsOf(values), share) / (share * 3000) - 1)).toBeLessThan(0.01);
  expect(percentile('LCP', countsOf([700]), 0.75)).toBe(762.5);
  expect(percentile('CLS', countsOf([0.02, 0.02], 'CLS'), 0.5)).toBeCloseTo(0.0175);
});

it('knows of what is beyond the last bucket that it is longer', () => {
  expect(percentile('LCP', countsOf([9e6]), 0.75)).toBe(3_600_000);
});

it('has no percentile without samples', () => {
  expect(() => percentile('LCP', new Map(), 0.75)).toThrow(/samples/);
});
