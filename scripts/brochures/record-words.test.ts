import { expect, it } from 'vitest';
import { recordWords } from './record-words.ts';

it('names the strings that are read after the start, by namespace and path', () => {
  const read = new Set<string>();
  const { words, start } = recordWords({ adc: { heading: 'ADC', facility: { lead: 'Designed', figures: { 1: { figure: '8' } } } } }, read);
  // biome-ignore lint/suspicious/noExplicitAny: words are trees of strings
  const adc = { ...words.adc } as any;
  expect(adc.heading).toBe('ADC');
  expect([...read]).toEqual([]);
  start();
  expect(Object.values(adc.facility.figures).map((item) => (item as { figure: string }).figure)).toEqual(['8']);
  expect([...read]).toEqual(['adc:facility.figures.1.figure']);
});
