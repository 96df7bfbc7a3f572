import { describe, expect, it } from 'vitest';
import { avifSrcset, fallbackWidth, imageUrl } from './image.ts';

const place = { base: '/images', env: 'live' };
const variant = { name: 'hero.1f3a9c02', widths: [480, 800, 1200, 1920] };

describe('image addresses (spec 3)', () => {
  it('are asset path, environment, uuid and name', () => {
    expect(imageUrl(place, 'u-1', variant, 800, 'jpg')).toBe('/images/live/u-1/hero.1f3a9c02-800.jpg');
  });
  it('offer every width that was made', () => {
    expect(avifSrcset(place, 'u-1', { name: 'x', widths: [480, 800] })).toBe(
      '/images/live/u-1/x-480.avif 480w, /images/live/u-1/x-800.avif 800w',
    );
  });
});

describe('fallbackWidth', () => {
  it.each([
    [[480, 800, 1200, 1920], 1200],
    [[480, 800], 800],
    [[1600, 1920], 1600],
  ])('of %j is %i', (widths, expected) => expect(fallbackWidth({ name: 'x', widths })).toBe(expected));
});
