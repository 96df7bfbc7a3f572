import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../posts/fold-text.ts';
import { foldPositions } from './fold-positions.ts';

/** What the original says at the place where the folded text says `part`. */
function originalOf(original: string, part: string): string | undefined {
  const { text, starts, ends } = foldPositions(original);
  const at = text.indexOf(part);
  return at < 0 ? undefined : original.slice(starts[at], ends[at + part.length - 1]);
}

describe('foldPositions', () => {
  it.each([
    ['8 × 5,000 L', '5000', '5,000'],
    ['8 × 5,000 L', 'x', '×'],
    ['10 ng/m³', 'm3', 'm³'],
    ['Un CAFÉ noir', 'cafe', 'CAFÉ'],
    ['Un cafe\u0301 noir', 'cafe', 'cafe\u0301'],
    ['위탁개발생산', '개발', '개발'],
    ['위탁개발생산'.normalize('NFD'), '개발', '개발'.normalize('NFD')],
    ['송\u11bc도', '도', '도'],
    ['ＡＤＣ 시설', 'adc', 'ＡＤＣ'],
    ['2℃', 'c', '℃'],
    ['１２，000 1,234,567 L', '1234567', '1,234,567'],
    ['𝐒ongdo 🧪 도', '도', '도'],
  ])('in %j, %j is %j', (original, part, expected) => expect(originalOf(original, part)).toBe(expected));

  it('folds as the lists do, white space apart', () => {
    const text = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(
          '5,000',
          '송도',
          '송도'.normalize('NFD'),
          'é',
          'e\u0301',
          '×',
          '㎥',
          'Å',
          '1,23',
          ' ',
          'ﬁ',
          'ㄱ',
          'ΑΣ',
          'ς',
          'ㅏ',
          'ﾥ',
          'ㄳ',
          '㉠',
          '\u11aa',
          '\u1100',
          '\u0301',
          'c.d.m.o.',
          'u.s.a',
          'U.S.',
          '.',
          '\u200b',
          '\u00ad',
          '\ufe0f',
          '\u3164',
        ),
      ),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const original = parts.join('');
        const folded = foldPositions(original);
        expect(folded.text.replace(/\s+/g, ' ').trim()).toBe(foldText(original));
        expect([folded.starts.length, folded.ends.length]).toEqual([folded.text.length, folded.text.length]);
      }),
      { numRuns: 300 },
    );
  });
});
