import { isFunctionWord, listWords, toPhrase, type Word } from './list-words.ts';

/** One thing that a query asks for: its words as they were typed, and others that mean the same. */
export interface Wanted {
  /** As it was typed, without a particle. */
  text: string;
  /** The typed words first. One of these must be found, with all of its words. */
  ways: readonly [readonly Word[], ...(readonly Word[])[]];
  /** The others, in the form in which phrases are compared: words of a name that stand apart are not the name. */
  names: readonly string[];
}

/** Words of a query that are searched for; further ones are left out. */
const MAX_QUERY_WORDS = 16;
/** The most words that a name of a glossary has. */
const MAX_NAME_WORDS = 4;

/** Names by their form in `toPhrase`, each with all names of the same thing. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  return new Map(groups.flatMap((names) => names.map((name) => [toPhrase(name), names] as const)));
}

/** What a query asks for. Function words ("where is the") are dropped, unless the query has no others or they are part of a name. */
export function readWanted(q: string, synonyms: Synonyms): Wanted[] {
  const words = listWords(q);
  const read = (isKept: (word: Word) => boolean) => {
    const wanted: Wanted[] = [];
    for (let at = 0, count = 0; at < words.length && count < MAX_QUERY_WORDS; ) {
      const one = readOne(q, words, at, synonyms);
      const [typed] = one.ways;
      at += typed.length;
      if (typed.length === 1 && !isKept(typed[0] as Word)) continue;
      count += typed.length;
      if (!wanted.some(({ text }) => toPhrase(text) === toPhrase(one.text))) wanted.push(one);
    }
    return wanted;
  };
  const wanted = read(({ text, full }) => !isFunctionWord(text) && !isFunctionWord(full ?? ''));
  return wanted.length > 0 ? wanted : read(() => true);
}

/** The longest name of the glossary that begins at a word, or the word alone. */
function readOne(q: string, words: readonly Word[], at: number, synonyms: Synonyms): Wanted {
  for (let count = Math.min(MAX_NAME_WORDS, words.length - at); count > 0; count--) {
    const typed = words.slice(at, at + count);
    const text = textOf(q, typed);
    const stem = toPhrase(text);
    const written = toPhrase(q.slice(typed[0]?.start, typed.at(-1)?.end));
    const phrase = [stem, written, stem.replace(/(?<=[a-z]{3})s$/, '')].find((form) => synonyms.has(form));
    const names = phrase === undefined ? [] : (synonyms.get(phrase) as readonly string[]).filter((name) => toPhrase(name) !== phrase);
    if (phrase !== undefined || count === 1)
      return { text, ways: [typed, ...names.map((name) => listWords(name))], names: names.map(toPhrase) };
  }
  throw new Error('no word');
}

function textOf(q: string, words: readonly Word[]): string {
  const last = words.at(-1) as Word;
  return q.slice(words[0]?.start, last.kind === 'hangul' ? last.start + last.text.length : last.end);
}
