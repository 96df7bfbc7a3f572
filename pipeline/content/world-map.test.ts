import { describe, expect, it } from 'vitest';
import { drawWorldMap } from './world-map.ts';

describe('world map', () => {
  const map = drawWorldMap();
  const { songdo, syracuse, boston } = map.sites as Record<'songdo' | 'syracuse' | 'boston', readonly [number, number]>;

  it('has its three sites in sight, Songdo on the left and Boston on the right', () => {
    for (const [x, y] of [songdo, syracuse, boston]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
    }
    expect(songdo[0]).toBeLessThan(syracuse[0]);
    expect(syracuse[0]).toBeLessThan(boston[0]);
  });
  it('leads its way from site to site', () => {
    expect(map.way.startsWith(`M${songdo.join(' ')}`)).toBe(true);
    expect(map.way).toContain(`M${syracuse.join(' ')}`);
  });
  it('draws land as dots, in few bytes', () => {
    expect((map.land.match(/h0/g) ?? []).length).toBeGreaterThan(800);
    expect(map.land.length + map.graticule.length).toBeLessThan(20_000);
    expect(map.land + map.graticule).not.toMatch(/NaN|undefined/);
  });
});
