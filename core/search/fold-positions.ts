import { foldLetters } from '../posts/fold-text.ts';

/** Folded text (see `foldText`), and for each of its characters where it came from in the original. */
export interface FoldedText {
  text: string;
  /** Start in the original of the character at this place of `text`; one more at its end. */
  starts: readonly number[];
  ends: readonly number[];
}

/**
 * What changes together when it is folded: a Hangul syllable, whole, in its letters or circled, with all lone letters that
 * follow, since some of them join it; or any other character. Each with the marks above and below it.
 */
const CLUSTER =
  /(?:[\uac00-\ud7a3\u1100-\u115f\u3131-\u318e\u3260-\u327e\uffa0-\uffdc][\u1160-\u11ff\u3131-\u318e\uffa0-\uffdc\p{M}]*|[\s\S]\p{M}*)/uy;

/** What most text is made of: in it nothing but case can change. A mark or a lone letter after it belongs to its last character. */
const PLAIN = /[\0-\x7f\uac00-\ud7a3]+(?![\p{M}\u1160-\u11ff\u3131-\u318e\uffa0-\uffdc])/uy;

/** Folds like `foldText`, but keeps white space as it is and remembers every place, so that hits can be shown in the original. */
export function foldPositions(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let at = 0; at < original.length; ) {
    const plain = matchAt(PLAIN, original, at);
    for (let place = at; place < at + plain.length; place += 1) {
      starts.push(place);
      ends.push(place + 1);
    }
    text += plain.toLowerCase();
    at += plain.length;
    if (plain) continue;
    const cluster = matchAt(CLUSTER, original, at);
    const folded = foldLetters(cluster).replace(/\s/g, ' ');
    for (let place = 0; place < folded.length; place += 1) {
      starts.push(at);
      ends.push(at + cluster.length);
    }
    text += folded;
    at += cluster.length;
  }
  return withoutThousands({ text, starts, ends });
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const THOUSANDS = /(?<=\d),(?=\d{3})/g;

/** `5,000` is one number of four digits; its comma is no place of its own. */
function withoutThousands({ text, starts, ends }: FoldedText): FoldedText {
  const commas = new Set([...text.matchAll(THOUSANDS)].map(({ index }) => index));
  if (commas.size === 0) return { text, starts, ends };
  const isKept = (_place: number, at: number) => !commas.has(at);
  return { text: text.replace(THOUSANDS, ''), starts: starts.filter(isKept), ends: ends.filter(isKept) };
}
