import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kitUrl } from '../../core/offline/kit.ts';
import { ROOT, SITE } from '../../pipeline/paths.ts';
import { readPieces } from '../support/read-pieces.ts';

/** Layers in the order in which a style sheet first names them. */
function layersOf(css: string): string[] {
  const names = [...css.matchAll(/@layer ([^;{]+)[;{]/g)].flatMap(([, list]) => (list as string).split(',').map((name) => name.trim()));
  return [...new Set(names)];
}
const order = layersOf(readFileSync(`${ROOT}src/styles/base.css`, 'utf8'));
// Of this build, as the offline kit lists them: files of earlier ones lie beside.
const late = Object.keys(readPieces(readFileSync(SITE + kitUrl('en'))).header.pieces)
  .filter((url) => /^\/assets\/.+\.css$/.test(url))
  .map((url) => url.slice('/assets/'.length));

describe('style sheets that come with a part of a page', () => {
  it('are there', () => {
    expect(order).toHaveLength(5);
    expect(late.length).toBeGreaterThanOrEqual(3);
  });
  // React puts the first of them before everything else in the head: without the line that names all layers, the one that
  // it fills would become the weakest, and every rule of the site in it.
  it.each(late)('%s names the layers in their order', (file) => {
    expect(layersOf(readFileSync(`${SITE}/assets/${file}`, 'utf8'))).toEqual(order);
  });
});
