import { describe, expect, it } from 'vitest';
import { parseQueryWords, splitCompound } from './query-words.ts';

/** Splits the only word of a query, and counts how often the split asks whether something is a word. */
function splitOf(query: string, words: readonly string[], maxLookups = Number.POSITIVE_INFINITY) {
  const [word] = parseQueryWords(query);
  if (!word) throw new Error(`${query} holds no word`);
  let lookups = 0;
  const isWord = (term: string) => {
    lookups += 1;
    if (lookups > maxLookups) throw new Error(`more than ${maxLookups} lookups for ${query.length} characters`);
    return words.includes(term);
  };
  return splitCompound(word, isWord).map(({ terms }) => terms[0]);
}

describe('splitCompound', () => {
  const words = ['위탁', '개발', '생산', '위탁개발', '개발생산', '위탁개발생산', '송도', '바이오'];

  it.each([
    // Longer words first, and shorter ones where the rest would not be words.
    ['위탁개발생산송도', ['위탁개발생산', '송도']],
    ['위탁개발바이오', ['위탁개발', '바이오']],
    ['송도위탁개발생산개발생산', ['송도', '위탁개발생산', '개발생산']],
    ['송도뷁뷁', ['송도뷁뷁']],
  ])('splits %s', (query, expected) => expect(splitOf(query, words)).toEqual(expected));

  it('takes a shorter first word where the rest after a longer one cannot be split', () => {
    expect(splitOf('가나다라마바', ['가나다라', '가나', '다라마바'])).toEqual(['가나', '다라마바']);
  });

  // Each unit can be split in four ways, so trying every combination takes 4 to the power of the number of units.
  it.each([4, 16])('looks up no more than twice the square of the length of a query of %i units that ends in no word', (units) => {
    const query = `${'위탁개발생산'.repeat(units)}뷁뷁`;
    expect(splitOf(query, words, 2 * query.length ** 2)).toEqual([query]);
  });
});

describe('parseQueryWords', () => {
  it('searches for sixteen words at most, however many are asked for', () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at)}`);
    expect(parseQueryWords(words.join(' ')).map(({ terms }) => terms[0])).toEqual(words.slice(0, 16));
  });
});
