import { expect, it } from 'vitest';
import { vesselSize } from './vessel-size.ts';

it('gives every vessel one shape, which holds its litres', () => {
  for (const litres of [100, 1000, 2000, 3000, 5000, 15_000]) {
    const { width, height } = vesselSize(litres);
    expect(height / width).toBeCloseTo(2);
    expect(Math.PI * (width / 2) ** 2 * height * 1000).toBeCloseTo(litres);
  }
});
