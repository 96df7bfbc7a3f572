import { foldLetters, SEPARATORS } from '../posts/fold-text.ts';

/** Folded text (see `foldText`), and for each of its characters the range in the original that it came from. */
export interface FoldedText {
  text: string;
  /** For each index of `text`: start and end in the original. */
  starts: readonly number[];
  ends: readonly number[];
}

/**
 * The smallest unit that can be folded by itself: a Hangul syllable (composed, in its letters, or circled) with all single
 * letters that follow, since some of them join it; or any other character. Each with its combining marks, and signs that nobody sees.
 */
const CLUSTER =
  /(?:[\uac00-\ud7a3\u1100-\u115f\u3131-\u318e\u3260-\u327e\uffa0-\uffdc][\u1160-\u11ff\u3131-\u318e\uffa0-\uffdc\p{M}\p{DI}]*|[\s\S][\p{M}\p{DI}]*)/uy;

/** ASCII and composed Hangul, which is most text: folding changes only its case. A mark or single letter after it belongs to its last character. */
const PLAIN = /[\0-\x7f\uac00-\ud7a3]+(?![\p{M}\p{DI}\u1160-\u11ff\u3131-\u318e\uffa0-\uffdc])/uy;

/** Folds like `foldText`, but keeps white space and records every position, so that hits can be shown in the original. */
export function foldPositions(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let at = 0; at < original.length; ) {
    const plain = matchAt(PLAIN, original, at);
    for (let index = at; index < at + plain.length; index += 1) {
      starts.push(index);
      ends.push(index + 1);
    }
    text += plain.toLowerCase();
    at += plain.length;
    if (plain) continue;
    const cluster = matchAt(CLUSTER, original, at);
    const folded = foldLetters(cluster).replace(/\s/g, ' ');
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(at);
      ends.push(at + cluster.length);
    }
    text += folded;
    at += cluster.length;
  }
  return removeSeparators({ text, starts, ends });
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** `5,000` becomes the number `5000`, and `u.s.a` the word `usa`: separators and their positions are removed. */
function removeSeparators({ text, starts, ends }: FoldedText): FoldedText {
  const separators = new Set([...text.matchAll(SEPARATORS)].map(({ index }) => index));
  if (separators.size === 0) return { text, starts, ends };
  const isKept = (_position: number, index: number) => !separators.has(index);
  return { text: text.replace(SEPARATORS, ''), starts: starts.filter(isKept), ends: ends.filter(isKept) };
}
