import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { drawWorldMap } from './world-map.ts';

describe('world map', () => {
  const map = drawWorldMap();
  const pathOf = (id: string) => new RegExp(`<path id="${id}" d="([^"]*)"`).exec(map.file)?.[1] ?? '';
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
    expect(pathOf('way').startsWith(`M${songdo.join(' ')}`)).toBe(true);
    expect(pathOf('way')).toContain(`M${syracuse.join(' ')}`);
  });
  it('draws land as dots, in few bytes', () => {
    expect((pathOf('land').match(/h0/g) ?? []).length).toBeGreaterThan(800);
    expect(map.file.length).toBeLessThan(20_000);
    expect(map.file).not.toMatch(/NaN|undefined/);
  });
  it('keeps its lines thin at every size; its dots grow', () => {
    const drawing = new JSDOM(map.file, { contentType: 'image/svg+xml' }).window.document;
    const thin = [...drawing.querySelectorAll('path[vector-effect="non-scaling-stroke"]')].map(({ id }) => id);
    expect(thin).toEqual(['graticule', 'rim', 'way']);
  });
});
