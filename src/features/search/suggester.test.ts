import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester, QUIET, ripeText } from './suggester.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers come when told to. */
function setUp() {
  const asked: { q: string; answer: (value: string) => void; fail: () => void }[] = [];
  const shown: (string | undefined)[] = [];
  const ask = (q: string) =>
    new Promise<string>((answer, reject) => asked.push({ q, answer, fail: () => reject(new Error('no network')) }));
  return { asked, shown, suggester: createSuggester<string>(ask, (answer) => shown.push(answer)) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createSuggester', () => {
  it('asks once the keys have been quiet', async () => {
    const { asked, shown, suggester } = setUp();
    for (const text of ['so', 'son', 'song']) {
      suggester.type(text);
      vi.advanceTimersByTime(QUIET - 1);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked.map(({ q }) => q)).toEqual(['song']);
    asked[0]?.answer('hits');
    await settle();
    expect(shown).toEqual(['hits']);
  });
  it('asks nothing for one character, and takes away what was shown', async () => {
    const { asked, shown, suggester } = setUp();
    suggester.type('so');
    vi.advanceTimersByTime(QUIET);
    suggester.type('s');
    vi.advanceTimersByTime(QUIET);
    asked[0]?.answer('late');
    await settle();
    expect([asked.length, shown]).toEqual([1, [undefined]]);
  });
  it('drops an answer that a later question has overtaken', async () => {
    const { asked, shown, suggester } = setUp();
    suggester.type('songdo');
    vi.advanceTimersByTime(QUIET);
    suggester.type('syracuse');
    vi.advanceTimersByTime(QUIET);
    asked[1]?.answer('second');
    asked[0]?.answer('first');
    await settle();
    expect(shown).toEqual(['second']);
  });
  it('does not ask the same again, nor for a syllable that is not complete', () => {
    const { asked, suggester } = setUp();
    for (const text of ['송도', '송도ㅂ', ' 송도 ', '송도']) {
      suggester.type(text);
      vi.advanceTimersByTime(QUIET);
    }
    expect(asked.map(({ q }) => q)).toEqual(['송도']);
  });
  it('shows nothing when the answer fails, and nothing more once stopped', async () => {
    const { asked, shown, suggester } = setUp();
    suggester.type('songdo');
    vi.advanceTimersByTime(QUIET);
    asked[0]?.fail();
    await settle();
    expect(shown).toEqual([undefined]);
    suggester.type('syracuse');
    vi.advanceTimersByTime(QUIET);
    suggester.stop();
    asked[1]?.answer('late');
    await settle();
    expect(shown).toEqual([undefined]);
  });
});

describe('ripeText', () => {
  it.each([
    ['  two   words ', 'two words'],
    ['송ㄷ', '송'],
    ['ㅅ', ''],
    ['a'.repeat(120), 'a'.repeat(100)],
  ])('of %j is %j', (text, ripe) => expect(ripeText(text)).toBe(ripe));
});
