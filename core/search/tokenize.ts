import { isCounter, isParticle, stemOf } from './word-endings.ts';

/** A word, a number or a run of Hangul, with its place in the folded text it was read from. */
export interface Token {
  kind: 'word' | 'number' | 'hangul';
  /** Of Hangul: without what hangs on it. */
  text: string;
  start: number;
  end: number;
  /** Of a number: the unit that follows, and where it ends. */
  unit?: { text: string; end: number };
  /** Of Hangul: the whole run. */
  run?: string;
}

/** A term of the index, and what it stands for. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

const RUN = /([가-힣]+)|(\p{N}+)|([^\P{L}가-힣]+)/gu;

/** Units that numbers are written with on this site, and how visitors may write them. */
const UNITS = new Map([
  ...'l ml kl ng mg kg g m mm cm c'.split(' ').map((unit) => [unit, unit] as const),
  ...'liter liters litre litres 리터'.split(' ').map((unit) => [unit, 'l'] as const),
  ...'percent 퍼센트'.split(' ').map((unit) => [unit, '%'] as const),
]);

/** Reads folded text into words, numbers with their units, and runs of Hangul. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, 1: hangul, 2: number, index: start } of folded.matchAll(RUN)) {
    const end = start + text.length;
    const before = tokens.at(-1);
    const gap = before ? folded.slice(before.end, start) : undefined;
    if (before?.kind === 'number' && /^ ?°?$/.test(gap ?? '')) {
      const unit = UNITS.get(hangul ? stemOf(text) : text);
      if (unit) before.unit = { text: unit, end };
    }
    if (hangul) {
      if (gap === '' && (before?.kind === 'number' ? isCounter(text) : isParticle(text))) continue;
      tokens.push({ kind: 'hangul', text: stemOf(text), run: text, start, end });
    } else if (number) {
      const percent = /^ ?%/.exec(folded.slice(end, end + 2))?.[0];
      tokens.push({ kind: 'number', text, start, end, ...(percent && { unit: { text: '%', end: end + percent.length } }) });
    } else if (!(text === 's' && /^['’]$/.test(gap ?? ''))) {
      tokens.push({ kind: 'word', text, start, end });
    }
  }
  return tokens;
}

/** Marks of terms that are only a part of what is written. */
export const PIECE = '~';
export const SEAM = '_';

/**
 * The terms under which a text is found. Of Hangul: each word, its pieces of two syllables (개발 in 위탁개발), and the
 * seams between words, since compounds are written with and without spaces. Of Latin: each word, and hyphenated ones
 * joined. Of numbers: the number, and the number with its unit.
 */
export function termsOf(folded: string): Term[] {
  const terms: Term[] = [];
  const tokens = tokenize(folded);
  for (const [at, token] of tokens.entries()) {
    const { kind, text, start, end, unit, run = '' } = token;
    const before = tokens[at - 1];
    const gap = before && folded.slice(before.end, start);
    terms.push({ term: text, start, end });
    if (unit) terms.push({ term: text + unit.text, start, end: unit.end });
    if (before?.kind === 'word' && kind === 'word' && /^[-‐‑/&]$/.test(gap ?? ''))
      terms.push({ term: before.text + text, start: before.start, end });
    if (kind !== 'hangul') continue;
    // The last syllable counts with the first of its ending: an ending may be taken off in error. A word of two is its own first piece.
    for (let piece = text.length === 2 ? 1 : 0; piece < Math.min(text.length, run.length - 1); piece += 1)
      terms.push({ term: PIECE + run.slice(piece, piece + 2), start: start + piece, end: start + piece + 2 });
    if (before?.run && /^[ \-‐‑·/]$/.test(gap ?? ''))
      terms.push({ term: `${SEAM}${before.run.at(-1)}${run[0]}`, start: before.end - 1, end: start + 1 });
  }
  return terms;
}
