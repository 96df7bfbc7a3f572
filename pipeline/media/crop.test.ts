import { describe, expect, it } from 'vitest';
import { cropArea, NARROWEST } from './encode-picture.ts';

const master = { width: 1920, height: 1080 };
const { page, album } = NARROWEST;

describe('cropArea', () => {
  it('gives the pixels of a detail', () => {
    expect(cropArea([10, 20, 50, 60], master, album)).toEqual({ left: 192, top: 216, width: 960, height: 648 });
    expect(cropArea([0, 0, 100, 100], master, page)).toEqual({ left: 0, top: 0, ...master });
  });
  it('never reaches past the edge by rounding', () => {
    const { left, top, width, height } = cropArea([33.35, 33.35, 66.65, 66.65], { width: 1511, height: 1511 }, album);
    expect([left + width, top + height]).toEqual([1511, 1511]);
  });
  it('refuses what is too narrow, and says how narrow', () => {
    expect(() => cropArea([0, 0, 36, 50], master, album)).toThrow('crop [0, 0, 36, 50] is 691 pixels wide: widen it to 700 or more');
    expect(() => cropArea([0, 0, 80, 80], master, page)).toThrow('crop [0, 0, 80, 80] is 1536 pixels wide: widen it to 1600 or more');
  });
  it.each([
    [60, 0, 50, 50],
    [0, 60, 50, 50],
    [-1, 0, 50, 50],
    [0, 0, 50, 0],
    [Number.NaN, 0, 50, 50],
  ] as const)('refuses [%s, %s, %s, %s], which leaves the picture', (...crop) => {
    expect(() => cropArea(crop, master, album)).toThrow('leaves the picture: give left, top, width, height in percent');
  });
});
