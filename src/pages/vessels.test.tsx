import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import adc from '#locales/en/adc.json';
import common from '#locales/en/common.json';
import home from '#locales/en/home.json';
import songdo from '#locales/en/songdo.json';
import syracuse from '#locales/en/syracuse.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { VesselScale } from './about/songdo/vessel-scale.tsx';
import { SubstanceFlow } from './about/syracuse/substance-flow.tsx';
import { Capacity } from './home/capacity.tsx';
import { ConjugationSteps } from './services/adc/conjugation-steps.tsx';

/** The area of the first outline of each drawing of vessels, in square em, and that of the scale bar. */
function areasOf(part: ReactNode) {
  const i18n = createI18n('en', { adc, common, home, songdo, syracuse });
  const markup = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
  const vessels = [...markup.matchAll(/<svg[^>]*viewBox="0 0 (\d+) \d+" width="([\d.]+)em"[^>]*><g[^>]*><path[^>]* d="(M0 \d+q[^"]*)"/g)];
  const bar = /viewBox="0 0 (\d+) (\d+)" width="([\d.]+)em"[^>]*><path[^>]* d="M0 0h/.exec(markup);
  return {
    vessels: vessels.map(([, units, em, outline]) => areaOf(outline as string) * (Number(em) / Number(units)) ** 2),
    bar: bar ? Number(bar[1]) * Number(bar[2]) * (Number(bar[3]) / Number(bar[1])) ** 2 : undefined,
  };
}

/** `M0 sq…h across q…v down q…h-flat q…z`: the box less its four rounded corners, of each of which a sixth of the square is outside. */
function areaOf(outline: string): number {
  const [shoulder = 0, across = 0, down = 0, bottom = 0] = (/^M0 (\d+)q.*?h(\d+)q.*?v(\d+)q0 (\d+)/.exec(outline) ?? [])
    .slice(1)
    .map(Number);
  const [width, height] = [across + 2 * shoulder, down + shoulder + bottom];
  return width * height - (2 * (shoulder ** 2 + bottom ** 2)) / 6;
}

it.each([
  ['home', <Capacity key="home" />, [5000, 15_000]],
  ['Syracuse', <SubstanceFlow key="syracuse" />, [5000]],
  ['Songdo', <VesselScale key="songdo" />, [15_000, 3000, 2000]],
  ['ADC', <ConjugationSteps key="adc" />, [1000]],
])('draws the vessels of %s with the area of their litres, as the scale bar says', (_page, part, litres) => {
  const { vessels, bar } = areasOf(part);
  const perThousand = vessels.map((area, at) => (area / (litres[at] as number)) * 1000);
  expect(perThousand).toHaveLength(litres.length);
  for (const area of perThousand) expect(area).toBeCloseTo(1.56, 1);
  if (bar) expect(bar).toBeCloseTo(1.56, 1);
});

it('draws solid what operates and in another line what does not yet', () => {
  const classes = (part: ReactNode) =>
    [
      ...renderToStaticMarkup(
        <I18nextProvider i18n={createI18n('en', { common, home, songdo, syracuse })}>{part}</I18nextProvider>,
      ).matchAll(/<svg class="([^"]*)" viewBox[^>]*><g/g),
    ].map(([, names]) => /running|planned|review/.exec(names as string)?.[0]);
  expect(classes(<Capacity />)).toEqual(['running', 'planned']);
  expect(classes(<VesselScale />)).toEqual(['planned', 'planned', 'review']);
});
