import { describe, expect, it } from 'vitest';
import { foldPositions } from './fold-positions.ts';
import { listTerms } from './tokenize.ts';

const terms = (text: string) => listTerms(foldPositions(text).text).map(({ term }) => term);

describe('listTerms', () => {
  it.each([
    // Words of Latin letters, and hyphenated ones joined.
    ["The client's Cell-Line", ['the', 'client', 'cell', 'line', 'cellline']],
    ['C.D.M.O.은 U.S.A., U.S. sites', ['cdmo', 'usa', 'u.s', 'sites']],
    ['LC-MS, UF/DF', ['lc', 'ms', 'lcms', 'uf', 'df', 'ufdf']],
    // Numbers, with and without their unit.
    ['15,000 L', ['15000', '15000l', 'l']],
    ['15000리터', ['15000', '15000l', '리터']],
    ['-190 °C', ['190', '190c', 'c']],
    ['5 constructor', ['5', 'constructor']],
    ['100% 이수', ['100', '100%', '이수']],
    ['10 ng/m³', ['10', '10ng', 'ng', 'm', 'ngm', '3']],
    ['120,000 L (15,000 L × 8기)', ['120000', '120000l', 'l', '15000', '15000l', 'l', 'x', '8']],
    // Counters and particles are no terms.
    ['2027년에 62건', ['2027', '62']],
    ['ADC는 1공장', ['adc', '1', '공장']],
    // Bigrams inside a word.
    ['위탁개발', ['위탁개발', '~위탁', '~탁개', '~개발']],
    ['개발', ['개발']],
    // Endings are cut off; the bigram across the cut stays, in case the ending was a part of the noun.
    ['송도에서', ['송도', '~도에']],
    ['이사회의', ['이사회', '~이사', '~사회', '~회의']],
    ['가동합니다', ['가동', '~동합']],
    ['회의', ['회의']],
    // Boundary bigrams, since compounds are written with and without spaces.
    ['송도 바이오', ['송도', '바이오', '~바이', '~이오', '_도바']],
    ['항체-약물', ['항체', '약물', '_체약']],
    ['끝. 다음', ['끝', '다음']],
    ['', []],
    ['!?…', []],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  it('gives the position of each term', () => {
    const folded = foldPositions('위탁개발의 15,000 L').text;
    const ranges = listTerms(folded).map(({ term, start, end }) => [term, folded.slice(start, end)]);
    expect(ranges).toEqual([
      ['위탁개발', '위탁개발의'],
      ['~위탁', '위탁'],
      ['~탁개', '탁개'],
      ['~개발', '개발'],
      ['~발의', '발의'],
      ['15000', '15000'],
      ['15000l', '15000 l'],
      ['l', 'l'],
    ]);
  });
});
