import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { plant1Bioreactors, syracuseBioreactors } from '#content/facts.json';
import campus from '#locales/en/campus.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { litresOf, vesselSize } from '../vessel-size.ts';
import { CampusDrawing } from './campus-drawing.tsx';
import { drawCampusFile } from './campus-file.ts';
import { CampusPicture } from './campus-picture.tsx';
import { PLANS } from './campus-plans.ts';
import { drawScale, drawVessels, sheetOf, UNITS } from './draw-campus.ts';

const SITES = ['songdo', 'syracuse'] as const;
const MAIN = { songdo: plant1Bioreactors, syracuse: syracuseBioreactors };

it.each(SITES)('%s: vessels have their true height and width in the metres of the scale bar', (site) => {
  const bar = /M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/.exec(drawScale(PLANS[site]).bar)?.slice(1).map(Number) as [number, number, number, number];
  expect(Math.hypot(bar[2] - bar[0], bar[3] - bar[1]) / 10).toBeCloseTo(UNITS, 0);
  for (const row of PLANS[site].vessels) {
    const { shells } = drawVessels(row);
    const [, left, major, right, up] = /^M(-?[\d.]+) [-\d.]+A([\d.]+) [\d.]+ -?\d+ 0 0 (-?[\d.]+) [-\d.]+v-([\d.]+)/.exec(shells) ?? [];
    const { width, height } = vesselSize(row.litres);
    expect(Number(up) / UNITS).toBeCloseTo(height, 1);
    expect((Number(major) * 2) / UNITS).toBeGreaterThanOrEqual(width - 0.01);
    expect((Number(right) - Number(left)) / UNITS).toBeCloseTo(width * 1.06, 1);
  }
});

it.each(SITES)('%s: as many bioreactors as the facts say, and a hall that holds them', (site) => {
  const [count, litres] = MAIN[site].en.split(' × ');
  const row = PLANS[site].vessels.find((vessels) => vessels.litres === litresOf({ en: litres as string }));
  expect(row?.count).toBe(Number(count));
  for (const { litres: volume, x, y, pitch, count: inRow } of PLANS[site].vessels) {
    const { width, height } = vesselSize(volume);
    const hall = PLANS[site].buildings.find((one) => one.rooms && one.x <= x && one.x + one.length >= x);
    expect(hall && hall.height > height && hall.y + hall.depth > y + width && hall.x + hall.length > x + pitch * (inRow - 1) + width).toBe(
      true,
    );
  }
});

it.each(SITES)('%s: the file is drawn from the plan, within its sheet', async (site) => {
  const file = drawCampusFile(PLANS[site]);
  await expect(file).toMatchFileSnapshot(`./${site}.svg`);
  const { left, width } = sheetOf(PLANS[site]);
  const across = [...file.matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x));
  expect(Math.min(...across)).toBeGreaterThanOrEqual(left);
  expect(Math.max(...across)).toBeLessThanOrEqual(left + width);
  expect(file.length).toBeLessThan(8192);
  expect(file.includes('stroke-dasharray')).toBe(site === 'songdo');
});

it.each(SITES)('%s: says what it shows, in words for who cannot see it, and its file and its words share one sheet', (site) => {
  const i18n = createI18n('en', { campus });
  const draw = (part: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
  const markup = draw(<CampusDrawing site={site} />);
  for (const drawn of [markup, draw(<CampusPicture site={site} />)]) expect(/ alt="([^"]+)"/.exec(drawn)?.[1]).toContain('bioreactors of');
  for (const { name } of PLANS[site].labels) expect(markup).toContain(`<li>${campus.labels[name]}</li>`);
  const sheet = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
  expect(sheet(drawCampusFile(PLANS[site]))).toBe(sheet(markup));
});
