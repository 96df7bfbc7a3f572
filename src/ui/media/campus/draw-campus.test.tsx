import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { plant1Bioreactors, syracuseBioreactors } from '#content/facts.json';
import campus from '#locales/en/campus.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { litresOf, vesselSize } from '../vessel-size.ts';
import { CampusDrawing } from './campus-drawing.tsx';
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

it.each(SITES)('%s: says what it shows, in words for who cannot see it, and stays within its sheet', (site) => {
  const i18n = createI18n('en', { campus });
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <CampusDrawing site={site} />
    </I18nextProvider>,
  );
  expect(/role="img" aria-label="([^"]+)"/.exec(markup)?.[1]).toContain('bioreactors of');
  for (const { name } of PLANS[site].labels) expect(markup).toContain(`<li>${campus.labels[name]}</li>`);
  const { left, width } = sheetOf(PLANS[site]);
  const across = [...markup.matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x));
  expect(Math.min(...across)).toBeGreaterThanOrEqual(left);
  expect(Math.max(...across)).toBeLessThanOrEqual(left + width);
  // What the document carries of it.
  expect(markup.length).toBeLessThan(12_000);
  expect(markup.includes('planned')).toBe(site === 'songdo');
});
