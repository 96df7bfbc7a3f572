import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/site/locales.ts';
import { readMp4 } from '../../pipeline/mp4.ts';
import { CONTENT } from '../../pipeline/paths.ts';
import type { Scene } from './scene.ts';
import { writeCaptions } from './write-captions.ts';

const films = JSON.parse(readFileSync(`${CONTENT}/films/films.json`, 'utf8')) as Record<string, { scenes: Scene[] }>;

describe.each(Object.entries(films))('%s', (id, { scenes }) => {
  it.each(LOCALES)('has the captions of its scenes in %s', (locale) => {
    expect(readFileSync(`${CONTENT}/films/${id}/${locale}.vtt`, 'utf8')).toBe(writeCaptions(scenes, locale));
  });
  it('lasts as long as its scenes, between 28 and 48 seconds', () => {
    const { duration } = readMp4(readFileSync(`${CONTENT}/films/${id}/${id}-720.mp4`));
    expect(duration).toBeCloseTo(scenes.reduce((sum, { seconds }) => sum + seconds, 0));
    expect(duration).toBeGreaterThanOrEqual(28);
    expect(duration).toBeLessThanOrEqual(48);
  });
});
