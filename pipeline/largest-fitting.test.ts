import { describe, expect, it } from 'vitest';
import { largestFitting } from './largest-fitting.ts';

/** The count found, and those that were tried. */
async function find(sizeOf: (count: number) => number, most: number, budget = 1000, least = 1, enough?: number) {
  const tried: number[] = [];
  const found = await largestFitting({
    least,
    most,
    budget,
    ...(enough !== undefined && { enough }),
    sizeOf: async (count) => {
      tried.push(count);
      return sizeOf(count);
    },
  });
  return { found, tried };
}

describe('largestFitting', () => {
  it.each([
    ['a straight line', (count: number) => 100 + count * 3, 300],
    ['one that bends', (count: number) => 100 + count ** 0.9 * 3, 565],
    ['one that bends up', (count: number) => count ** 1.3, 203],
    ['steps', (count: number) => Math.ceil(count / 10) * 10, 1000],
  ])('finds the last that fits in %s, with few tries', async (_case, sizeOf, expected) => {
    const { found, tried } = await find(sizeOf, 100_000);
    expect(found).toBe(expected);
    expect(sizeOf(expected)).toBeLessThanOrEqual(1000);
    expect(sizeOf(expected + 1)).toBeGreaterThan(1000);
    expect(tried.length).toBeLessThan(22);
  });
  it('tries a handful where sizes grow as they do in a site', async () => {
    expect((await find((count) => 100 + count * 3 + (count % 7), 5000)).tried.length).toBeLessThan(8);
  });
  it('stops at a size that is enough', async () => {
    const sizeOf = (count: number) => 100 + count ** 0.9 * 3;
    const { found, tried } = await find(sizeOf, 5000, 1000, 1, 980);
    expect(found).toBeLessThan(565);
    expect(sizeOf(found ?? 0)).toBeGreaterThanOrEqual(980);
    expect(tried.length).toBeLessThan((await find(sizeOf, 5000)).tried.length);
  });
  it('finds it by halving where nothing can be guessed', async () => {
    expect((await find((count) => (count < 777 ? 10 : Number.POSITIVE_INFINITY), 5000)).found).toBe(776);
  });
  it('is the most where all fit, and undefined where not even the least does', async () => {
    expect((await find((count) => count, 500)).found).toBe(500);
    expect((await find((count) => count, 0, 1000, 0)).found).toBe(0);
    expect((await find((count) => count + 1000, 500)).found).toBeUndefined();
  });
});
