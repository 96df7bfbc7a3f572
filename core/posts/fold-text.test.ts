import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

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
