import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { plant1Bioreactors, syracuseBioreactors } from '#content/facts.json';
import songdo from '#content/media/drawing-songdo.svg?raw';
import syracuse from '#content/media/drawing-syracuse.svg?raw';
import campus from '#locales/en/campus.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { CampusDrawing, CampusPicture } from './campus.tsx';

const SITES = ['songdo', 'syracuse'] as const;
const FILES = { songdo, syracuse };
const sheetOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];

it.each(SITES)('%s: says what it shows, in words for who cannot see it, and its file and its words share one sheet', (site) => {
  const i18n = createI18n('en', { campus });
  const draw = (part: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
  const markup = draw(<CampusDrawing site={site} />);
  for (const drawn of [markup, draw(<CampusPicture site={site} />)]) expect(/ alt="([^"]+)"/.exec(drawn)?.[1]).toContain('bioreactors of');
  for (const [, label] of markup.matchAll(/<li>([^<]*)<\/li>/g)) expect(Object.values(campus.labels)).toContain(label);
  expect(sheetOf(markup)).toBe(sheetOf(FILES[site]));
});

// Syracuse has the two reactors of its ADC facility, too. Where a fact changes, so must the drawing.
it.each([
  ['songdo', plant1Bioreactors, '8 × 15,000 L', 8],
  ['syracuse', syracuseBioreactors, '8 × 5,000 L', 8 + 2],
] as const)('%s: the file shows the vessels that the facts name', (site, { en }, drawn, vessels) => {
  expect(en).toBe(drawn);
  const file = FILES[site];
  // The bottom of a vessel is an ellipse's lower half, and its top the larger part of one.
  expect(file.match(/A[\d.]+ [\d.]+ -?\d+ 1 0 /g)).toHaveLength(vessels);
  expect(file.includes('stroke-dasharray')).toBe(site === 'songdo');
});
