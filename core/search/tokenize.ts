import { getStem, isCounter, isParticle } from './word-endings.ts';

/** A word, a number or a Hangul word, with its position in the folded text. */
export interface Token {
  kind: 'word' | 'number' | 'hangul';
  /** Of Hangul: the stem, without particles and verb endings. */
  text: string;
  start: number;
  end: number;
  /** Of a number: the unit that follows, and where it ends. */
  unit?: { text: string; end: number };
  /** Of Hangul: the word as written, with its ending. */
  fullWord?: string;
}

/** A term of the index, and the range of the folded text that it was made from. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** Hangul, figures, and words of other letters; `u.s` is the one whose dot stays when a text is folded. */
const TOKEN = /([가-힣]+)|(\p{N}+)|((?<![a-z\d])u\.s(?![a-z\d])|[^\P{L}가-힣]+)/gu;

/** The units that stand after numbers on this site, and the other ways in which visitors write them. */
const UNITS = new Map([
  ...'l ml kl ng mg kg g m mm cm c'.split(' ').map((unit) => [unit, unit] as const),
  ...'liter liters litre litres 리터'.split(' ').map((unit) => [unit, 'l'] as const),
  ...'percent 퍼센트'.split(' ').map((unit) => [unit, '%'] as const),
]);

/** Splits folded text into words, numbers with their units, and Hangul words. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, 1: hangul, 2: number, index: start } of folded.matchAll(TOKEN)) {
    const end = start + text.length;
    const previous = tokens.at(-1);
    const gap = previous ? folded.slice(previous.end, start) : undefined;
    if (previous?.kind === 'number' && /^ ?°?$/.test(gap ?? '')) {
      const unit = UNITS.get(hangul ? getStem(text) : text);
      if (unit) previous.unit = { text: unit, end };
    }
    if (hangul) {
      if (previous?.kind === 'number' && gap === '' && isCounter(text)) continue;
      if (previous?.kind === 'word' && /^\.?$/.test(gap ?? '') && isParticle(text)) continue;
      tokens.push({ kind: 'hangul', text: getStem(text), fullWord: text, start, end });
    } else if (number) {
      const percent = /^ ?%/.exec(folded.slice(end, end + 2))?.[0];
      tokens.push({ kind: 'number', text, start, end, ...(percent && { unit: { text: '%', end: end + percent.length } }) });
    } else if (!(text === 's' && /^['’]$/.test(gap ?? ''))) {
      tokens.push({ kind: 'word', text, start, end });
    }
  }
  return tokens;
}

/** First characters of the terms that are not whole words: two syllables inside a word, and two across the space between words. */
export const BIGRAM_PREFIX = '~';
export const BOUNDARY_BIGRAM_PREFIX = '_';

/**
 * Lists the terms under which a text is indexed. Of Hangul: each word, its bigrams (개발 in 위탁개발), and the boundary
 * bigrams between words, since compounds are written with and without spaces. Of Latin: each word, and hyphenated words
 * joined. Of numbers: the number, and the number with its unit.
 */
export function listTerms(folded: string): Term[] {
  const terms: Term[] = [];
  const tokens = tokenize(folded);
  for (const [at, token] of tokens.entries()) {
    const { kind, text, start, end, unit, fullWord = '' } = token;
    const previous = tokens[at - 1];
    const gap = previous && folded.slice(previous.end, start);
    terms.push({ term: text, start, end });
    if (unit) terms.push({ term: text + unit.text, start, end: unit.end });
    if (previous?.kind === 'word' && kind === 'word' && /^[-‐‑/&]$/.test(gap ?? ''))
      terms.push({ term: previous.text + text, start: previous.start, end });
    if (kind !== 'hangul') continue;
    // The bigram of the stem's last syllable and the ending's first one is kept, since the ending may have been cut off in error.
    // A stem of two syllables is indexed as a word and needs no bigram of itself.
    for (let offset = text.length === 2 ? 1 : 0; offset < Math.min(text.length, fullWord.length - 1); offset += 1)
      terms.push({ term: BIGRAM_PREFIX + fullWord.slice(offset, offset + 2), start: start + offset, end: start + offset + 2 });
    if (previous?.fullWord && /^[ \-‐‑·/]$/.test(gap ?? ''))
      terms.push({ term: `${BOUNDARY_BIGRAM_PREFIX}${previous.fullWord.at(-1)}${fullWord[0]}`, start: previous.end - 1, end: start + 1 });
  }
  return terms;
}
