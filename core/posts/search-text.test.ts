import { describe, expect, it } from 'vitest';
import { foldText, readPhrases, withoutQuotationMarks } from './search-text.ts';

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

describe('foldText', () => {
  it.each([
    ['8 × 5,000 L', '8 x 5000 l'],
    ['1,234,567', '1234567'],
    ['1, 2,3', '1, 2,3'],
    ['C.D.M.O. of the U.S.A., a U.S. firm', 'cdmo. of the usa., a u.s. firm'],
    ['10 ng/m³', '10 ng/m3'],
    ['−190 °C', '-190 °c'],
    ['CAFÉ Ångström', 'cafe angstrom'],
    ['ＡＤＣ　①', 'adc 1'],
    ['  two\n\tlines\u00a0here ', 'two lines here'],
    ['위탁개발', '위탁개발'],
    ['위탁개발'.normalize('NFD'), '위탁개발'],
  ])('%j becomes %j', (text, expected) => expect(foldText(text)).toBe(expected));
  it('is done once and for all', () => {
    for (const text of ['8 × 5,000 L', 'İstanbul ﬁne', '송도 5,000']) expect(foldText(foldText(text))).toBe(foldText(text));
  });
});
