import { expect, it } from 'vitest';
import { readPhrases, withoutQuotationMarks } from './search-text.ts';

it.each([
  ['"single-use"', ['single-use'], '', 'single-use'],
  ['“송도 공장”', ['송도 공장'], '', '송도 공장'],
  ['「품질', ['품질'], '', '품질'],
  ['adc', [], 'adc', 'adc'],
  ['"single-use" bag', ['single-use'], 'bag', '"single-use" bag'],
  ['"a" "b"', ['a', 'b'], '', '"a" "b"'],
  ['""', [], '', '""'],
])('%s is taken apart, and shown without quotation marks around all of it', (q, phrases, words, shown) => {
  expect(readPhrases(q)).toEqual({ phrases, words });
  expect(withoutQuotationMarks(q)).toBe(shown);
});
