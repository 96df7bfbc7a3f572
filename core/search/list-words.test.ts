import { describe, expect, it } from 'vitest';
import { listWords, toTerm } from './list-words.ts';

const words = (text: string) => listWords(text).map(({ text: word }) => word);

describe('listWords', () => {
  it.each([
    ['Café at the LC-MS, 10 ng/m³', ['cafe', 'at', 'the', 'lc', 'ms', '10', 'ng', 'm', '3']],
    ["The client's day, the clients’ day", ['the', 'client', 'day', 'the', 'clients', 'day']],
    // Of the abbreviations the one that is a pronoun without its dots keeps one.
    ['C.D.M.O.은 U.S.A., U.S. sites', ['cdmo', 'usa', 'u.s', 'sites']],
    ['15,000 L, 1,23 and 1234', ['15000', 'l', '1', '23', 'and', '1234']],
    // Counters and particles are no words.
    ['2027년에 62건, 8기', ['2027', '62', '8']],
    ['ADC는 1공장', ['adc', '1', '공장']],
    // Endings are cut off; at least two syllables stay.
    ['송도에서 이사회의 가동합니다', ['송도', '이사회', '가동']],
    ['회의, 동의', ['회의', '동의']],
    // Units that are one sign of a Korean keyboard.
    ['50㎎을, 1,000㎥', ['50', 'mg', '1000', 'm3']],
    ['!?…', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));
});

describe('toTerm', () => {
  it.each(['news', 'process', 'analysis', 'status', 'gas'])('takes %s for no plural', (text) =>
    expect(toTerm({ kind: 'latin', text })).toBe(text),
  );
});
