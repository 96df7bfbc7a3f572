import { expect, it } from 'vitest';
import { litresOf, vesselSize } from './vessel-size.ts';

it('gives every vessel one shape, and one area for each litre', () => {
  const perLitre = [100, 1000, 2000, 3000, 5000, 15_000].map((litres) => {
    const { width, height } = vesselSize(litres);
    expect(width / height).toBeCloseTo(0.62);
    return (width * height) / litres;
  });
  for (const area of perLitre) expect(area).toBeCloseTo(perLitre[0] as number);
});

it('reads the litres of a fact', () => {
  expect(['5,000 L', '120,000 L', '100 L'].map((en) => litresOf({ en }))).toEqual([5000, 120_000, 100]);
});
