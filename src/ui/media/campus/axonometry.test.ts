import { expect, it } from 'vitest';
import { project, projectCircle } from './axonometry.ts';

const lengthOf = ({ across, down }: { across: number; down: number }) => Math.hypot(across, down);

it('keeps lengths and heights, and halves depths, so that one scale bar serves the drawing', () => {
  expect(lengthOf(project([10, 0]))).toBeCloseTo(10);
  expect(lengthOf(project([0, 0, 10]))).toBeCloseTo(10);
  expect(lengthOf(project([0, 10]))).toBeCloseTo(5);
});

it('draws what is farther away higher, and what stands upright upright', () => {
  expect(project([0, 10]).down).toBeLessThan(0);
  expect(project([10, 0]).down).toBeLessThan(0);
  expect(project([5, 5, 3]).across).toBeCloseTo(project([5, 5]).across);
});

it('gives the ellipse on which every point of a level circle lies', () => {
  const { major, minor, turned, side } = projectCircle(3);
  const angle = (turned * Math.PI) / 180;
  const points = Array.from({ length: 360 }, (_, at) => project([3 * Math.cos((at * Math.PI) / 180), 3 * Math.sin((at * Math.PI) / 180)]));
  for (const { across, down } of points) {
    const along = across * Math.cos(angle) + down * Math.sin(angle);
    const over = down * Math.cos(angle) - across * Math.sin(angle);
    expect((along / major) ** 2 + (over / minor) ** 2).toBeCloseTo(1);
  }
  const widest = points.reduce((a, b) => (b.across > a.across ? b : a));
  expect(side.across).toBeCloseTo(widest.across, 2);
  expect(side.down).toBeCloseTo(widest.down, 1);
});
