import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../core/site/pages.ts';
import type { Masters } from '../../pipeline/content/schemas.ts';
import { cropArea } from '../../pipeline/media/encode-picture.ts';
import { CONTENT, SITE } from '../../pipeline/paths.ts';

/** The part of a picture's height on which the header lies. */
const HEADER = 0.11;
/** The darkest grey on which ink has a contrast of 4.5 to 1. */
const INK_NEEDS = 143;
/** Where all is lighter than this, the scrim of a dark picture would be fog. */
const FOG = 170;

const masters = JSON.parse(readFileSync(`${CONTENT}/media/media.json`, 'utf8')) as Masters;
const heroes = PAGES.filter(({ id, visual, opensWithType }) => visual && !opensWithType && id !== 'home');

describe('the header lies on a picture in a color that is legible there:', () => {
  it.each(heroes.map(({ path, visual = '' }) => [path, visual] as const))('%s on %s', async (path, visual) => {
    const { file, crop, tone } = masters[visual] as Masters[string];
    const source = `${CONTENT}/media/${file}`;
    const { width, height } = await sharp(source).metadata();
    const area = crop ? cropArea(crop, { width, height }, 0) : { left: 0, top: 0, width, height };
    const top = { ...area, height: Math.round(area.height * HEADER) };
    const cells = await sharp(source).extract(top).greyscale().resize(32, 4, { fit: 'fill' }).raw().toBuffer();
    const darkest = Math.min(...cells);
    if (tone === 'light') expect(darkest, 'dark places').toBeGreaterThanOrEqual(INK_NEEDS);
    else expect(darkest, "a light picture has 'tone': 'light' in content/media/media.json").toBeLessThan(FOG);
    expect(readFileSync(`${SITE}/en/${path}.html`, 'utf8').includes('data-tone="light"')).toBe(tone === 'light');
  });
});
