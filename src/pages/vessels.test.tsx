import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { plant1Capacity, songdoPlanned, syracuseCapacity } from '#content/facts.json';
import adc from '#locales/en/adc.json';
import campus from '#locales/en/campus.json';
import common from '#locales/en/common.json';
import home from '#locales/en/home.json';
import songdo from '#locales/en/songdo.json';
import syracuse from '#locales/en/syracuse.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { PERSON, vesselSize } from '#src/ui/media/vessel-size.ts';
import { CampusHall } from './about/songdo/campus-hall.tsx';
import { SubstanceFlow } from './about/syracuse/substance-flow.tsx';
import { Capacity } from './home/capacity.tsx';
import { ConjugationSteps } from './services/adc/conjugation-steps.tsx';

const draw = (part: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={createI18n('en', { adc, campus, common, home, songdo, syracuse })}>{part}</I18nextProvider>);

/** Each row of vessels: how many, their line, and the measures of one in metres, which are ems. */
function vesselsIn(markup: string) {
  return [
    ...markup.matchAll(
      /<svg class="((?!\S+ \S*rooms)[^"]*)" viewBox="0 0 (\d+) (\d+)" width="([\d.]+)em" height="([\d.]+)em"[^>]*>(<g.*?)<\/svg>/g,
    ),
  ].map(([, names = '', units, high, em, tall, drawn = '']) => {
    const metre = Number(units) / Number(em);
    // `M0 sq…h across q…v down q0 bottom…`: the box with its rounded corners.
    const [shoulder = 0, across = 0, down = 0, bottom = 0] = (/M0 (\d+)q.*?h(\d+)q.*?v(\d+)q0 (\d+)/.exec(drawn) ?? [])
      .slice(1)
      .map(Number);
    expect(Number(high) / Number(tall)).toBeCloseTo(metre, 0);
    return {
      count: drawn.split('<g').length - 1,
      line: /running|planned|review/.exec(names)?.[0],
      width: (across + 2 * shoulder) / metre,
      height: (down + shoulder + bottom) / metre,
    };
  });
}

const sum = (rows: { count: number }[]) => rows.reduce((count, row) => count + row.count, 0);

describe.each([
  ['home', <Capacity key="home" />, [5000, 15_000]],
  ['Syracuse', <SubstanceFlow key="syracuse" />, [5000]],
  ['Songdo', <CampusHall key="songdo" />, [15_000, 3000, 2000]],
  ['ADC', <ConjugationSteps key="adc" />, [1000]],
])('%s', (_page, part, litres) => {
  it('draws vessels with the height and width of their litres, all to one scale', () => {
    const sizes = litres.map(vesselSize);
    const rows = vesselsIn(draw(part));
    for (const row of rows) expect(sizes.some(({ height }) => Math.abs(height - row.height) < 0.02)).toBe(true);
    for (const { height, width } of sizes) {
      expect(rows.some((row) => Math.abs(height - row.height) < 0.02 && Math.abs(width - row.width) < 0.02)).toBe(true);
    }
  });
});

describe('vessel halls', () => {
  it('hold a person of their scale, and as many vessels as make the capacities that they name', () => {
    const markup = draw(<Capacity />);
    expect(markup).toContain(`height="${PERSON}em"`);
    const rows = vesselsIn(markup);
    const capacity = (line: string, litres: number) => sum(rows.filter((row) => row.line === line)) * litres;
    expect(capacity('running', 5000)).toBe(syracuseCapacity.litres);
    expect(capacity('planned', 15_000)).toBe(plant1Capacity.litres);
  });

  it('Songdo: dashed what is planned, dotted what is under review and the room; all that is drawn makes the planned total', () => {
    const rows = vesselsIn(draw(<CampusHall />));
    const large = rows.filter(({ height }) => Math.abs(height - vesselSize(15_000).height) < 0.02);
    const drawn = [15_000, 3000, 2000].map((litres) => {
      const { height } = vesselSize(litres);
      return sum(rows.filter((row) => Math.abs(height - row.height) < 0.02)) * litres;
    });
    expect(drawn.reduce((all, litres) => all + litres)).toBe(songdoPlanned.litres);
    expect(sum(large.filter(({ line }) => line === 'planned')) * 15_000).toBe(plant1Capacity.litres);
    expect(rows.some(({ line }) => line === 'running')).toBe(false);
    const small = rows.filter(({ height }) => Math.abs(height - vesselSize(2000).height) < 0.02);
    expect(small.map(({ line }) => line)).toEqual(['review']);
  });

  it('say in words which size each vessel is drawn in', () => {
    for (const part of [<Capacity key="home" />, <CampusHall key="songdo" />]) {
      const markup = draw(part);
      expect(markup.split(' m high and ').length - 1).toBe(markup.split('<p class="visually-hidden">').length - 1);
      expect(markup).toContain('4.2 m high and 2.1 m wide');
    }
  });
});
