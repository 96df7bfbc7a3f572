import { describe, expect, it } from 'vitest';
import { bucketOf, middleOf, percentile } from './metrics.ts';

const countsOf = (values: number[], metric: 'LCP' | 'CLS') => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(metric, value), (counts.get(bucketOf(metric, value)) ?? 0) + 1);
  return counts;
};

describe('a histogram', () => {
  it.each([1, 1.7, 16, 99.9, 1234.5, 86_400_000])('knows %d within 2 percent', (value) => {
    expect(Math.abs(middleOf('LCP', bucketOf('LCP', value)) / value - 1)).toBeLessThan(0.02);
  });
  it.each([0.0002, 0.0134, 0.1, 0.25, 1.5])('knows a layout shift of %d within 2 percent', (value) => {
    expect(Math.abs(middleOf('CLS', bucketOf('CLS', value)) / value - 1)).toBeLessThan(0.02);
  });
  it('has one bucket for nothing', () => {
    expect([bucketOf('INP', 0), bucketOf('INP', 0.9), bucketOf('CLS', 0.00009), middleOf('CLS', 0)]).toEqual([0, 0, 0, 0]);
  });
  it('gives percentiles by the nearest rank', () => {
    const values = Array.from({ length: 200 }, (_, n) => 100 + n * 13);
    const sorted = [...values].sort((a, b) => a - b);
    const counts = countsOf(values, 'LCP');
    for (const share of [0.5, 0.75, 0.95, 1]) {
      const exact = sorted[Math.ceil(share * sorted.length) - 1] as number;
      expect(Math.abs(percentile('LCP', counts, share) / exact - 1)).toBeLessThan(0.02);
    }
    expect(percentile('LCP', countsOf([7], 'LCP'), 0)).toBeCloseTo(7, 0);
  });
  it('has no percentile without samples', () => {
    expect(() => percentile('LCP', new Map(), 0.75)).toThrow(/samples/);
  });
});
