import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIST, ROOT, SITE } from '../../pipeline/paths.ts';
import { readManifest } from '../../pipeline/prerender/assets.ts';

/** Layers in the order in which a style sheet first names them. */
function layersOf(css: string): string[] {
  const names = [...css.matchAll(/@layer ([^;{]+)[;{]/g)].flatMap(([, list]) => (list as string).split(',').map((name) => name.trim()));
  return [...new Set(names)];
}
const order = layersOf(readFileSync(`${ROOT}src/styles/foundation.css`, 'utf8'));
// Of this build: sheets of earlier ones lie beside.
const files = Object.values(readManifest(DIST)).flatMap(({ file, assets = [] }) => [file, ...assets]);
const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'));

describe('style sheets', () => {
  it('are there: the one of all pages, and those that come with a part of a page', () => {
    expect(order).toHaveLength(5);
    expect(sheets.filter((file) => /\/style-/.test(file))).toHaveLength(1);
    expect(sheets.length).toBeGreaterThanOrEqual(3);
  });
  // A document may have no other sheet (of the offline kit, say), and React puts the late ones before everything else in the head.
  it.each(sheets)('%s names the layers in their order', (file) => {
    const css = readFileSync(`${SITE}/${file}`, 'utf8');
    expect(css.startsWith('@layer base')).toBe(true);
    expect(layersOf(css)).toEqual(order);
  });
});
