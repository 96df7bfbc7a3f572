import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { plant1Capacity, songdoPlanned, syracuseBioreactorSize } from '#content/facts.json';
import adc from '#locales/en/adc.json';
import band from '#locales/en/band.json';
import campus from '#locales/en/campus.json';
import common from '#locales/en/common.json';
import home from '#locales/en/home.json';
import songdo from '#locales/en/songdo.json';
import syracuse from '#locales/en/syracuse.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { MARKS, placeOf } from '#src/ui/layout/volume-hall.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { PERSON, vesselSize } from '#src/ui/media/vessel-size.ts';
import { CampusHall } from './about/songdo-page.tsx';
import { SubstanceFlow } from './about/syracuse-page.tsx';
import { ConjugationSteps } from './services/adc-page.tsx';

/** As the home page has them. */
const HOME = <VolumeRuler key="home" start={syracuseBioreactorSize.litres} hall />;

const draw = (part: ReactNode) => {
  const i18n = createI18n('en', { adc, band, campus, common, home, songdo, syracuse });
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
  return template.content;
};

/** Each vessel: its place and measures in metres, its litres, and how it is drawn, by its own attributes. */
function vesselsIn(content: DocumentFragment, metre: number) {
  return [...content.querySelectorAll('svg path[transform][d^="M0 "]')]
    .filter((path) => /^M0 \d+q/.test(path.getAttribute('d') ?? ''))
    .map((path) => {
      // `M0 sq…h across q…v down q0 bottom…`: the box with its rounded corners.
      const [shoulder = 0, across = 0, down = 0, bottom = 0] = (
        /M0 (\d+)q.*?h(\d+)q.*?v(\d+)q0 (\d+)/.exec(path.getAttribute('d') ?? '') ?? []
      )
        .slice(1)
        .map(Number);
      const [x = 0, top = 0] = (path.getAttribute('transform')?.match(/-?\d+/g) ?? []).map(Number);
      const width = (across + 2 * shoulder) / metre;
      const height = (down + shoulder + bottom) / metre;
      const dashes = path.getAttribute('stroke-dasharray');
      const line = path.getAttribute('stroke') === 'none' ? 'room' : { '4 3': 'planned', '1 3': 'review' }[dashes ?? ''];
      return { x, floor: top + height * metre, litres: nearestVolume(height), width, height, status: line ?? 'running' };
    });
}

/** Litres of a vessel of this height, of those that the site has. */
const nearestVolume = (height: number) =>
  [100, 1000, 2000, 3000, 5000, 15_000].sort(
    (a, b) => Math.abs(vesselSize(a).height - height) - Math.abs(vesselSize(b).height - height),
  )[0] ?? 0;
const sum = (vessels: readonly { litres: number }[]) => vessels.reduce((all, { litres }) => all + litres, 0);

describe.each([
  ['home', HOME, 66, [100, 1000, 2000, 3000, 5000, 15_000]],
  ['Syracuse', <SubstanceFlow key="syracuse" />, 100, [5000]],
  ['Songdo', <CampusHall key="songdo" />, 100, [2000, 3000, 15_000]],
  ['ADC', <ConjugationSteps key="adc" />, 100, [1000]],
])('%s', (_page, part, metre, litres) => {
  const vessels = vesselsIn(draw(part), metre);
  it('draws vessels with the height and width of their litres, all to one scale and on one floor', () => {
    expect([...new Set(vessels.map((one) => one.litres))].sort((a, b) => a - b)).toEqual(litres);
    for (const vessel of vessels) {
      const { width, height } = vesselSize(vessel.litres);
      expect(Math.abs(vessel.height - height) + Math.abs(vessel.width - width)).toBeLessThan(0.04);
      expect(Math.abs(vessel.floor - (vessels[0]?.floor ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('is right without a style sheet: every shape says how it is filled and drawn', () => {
    for (const shape of draw(part).querySelectorAll('svg :is(path, circle, rect)')) {
      expect(shape.closest('[fill]'), shape.outerHTML).not.toBeNull();
    }
  });
});

describe('vessel halls', () => {
  it('home: each vessel stands at its mark, drawn by its status, beside an operator of its scale', () => {
    const content = draw(HOME);
    const vessels = vesselsIn(content, 66);
    const middles = vessels.map(({ x, width }) => x + (width * 66) / 2);
    const [first = 0, last = 0] = [middles[0], middles.at(-1)];
    for (const [at, { litres, status }] of MARKS.all.entries()) {
      expect(Math.abs(((middles[at] ?? 0) - first) / (last - first) - placeOf(litres, MARKS.all) / 100)).toBeLessThan(0.002);
      expect(vessels[at]).toMatchObject({ litres, status });
    }
    expect(content.querySelector('svg g[transform*="scale(0.66)"]')?.getAttribute('transform')).toContain(` ${296 - PERSON * 66})`);
  });

  it('Songdo: dashed what is planned, dotted what is under review, pale the room; all that is drawn makes the planned total', () => {
    const vessels = vesselsIn(draw(<CampusHall />), 100);
    const of = (litres: number, status: string) => vessels.filter((one) => one.litres === litres && one.status === status);
    expect(sum(vessels)).toBe(songdoPlanned.litres);
    expect(sum(of(15_000, 'planned'))).toBe(plant1Capacity.litres);
    expect([of(15_000, 'room').length, of(3000, 'planned').length, of(2000, 'review').length]).toEqual([14, 8, 3]);
    expect(vessels).toHaveLength(33);
  });

  it('say the same in a table: what, how many, and how large each is drawn', () => {
    const rowsOf = (part: ReactNode) =>
      [...draw(part).querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
    expect(rowsOf(HOME)[5]).toMatch(/^15,000 L: eight bioreactors, .+ 4\.2[\u00a0 ]m$/);
    expect(rowsOf(HOME)).toHaveLength(MARKS.all.length);
    expect(rowsOf(<CampusHall />).map((row) => / (\d+) [\d.]+[\u00a0 ]m$/.exec(row)?.[1])).toEqual(['8', '8', '3', '14']);
  });
});
