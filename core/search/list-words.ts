import { foldText } from '../posts/search-text.ts';

/** A word or a number of a text, with its place in it. */
export interface Word {
  kind: 'latin' | 'number' | 'hangul';
  /** Folded (see `foldText`); of Hangul the stem, without particles and verb endings. */
  text: string;
  /** Of Hangul: as written. What looks like an ending may be a part of the last noun of a compound. */
  full?: string;
  start: number;
  end: number;
}

/** Hangul; numbers with their separators; abbreviations with dots; words of all other letters; and units in one sign (㎎, ㎥). */
const WORD =
  /([가-힣]+)|(\d{1,3}(?:,\d{3})+(?!\d)|\p{N}+)|(?<![a-z\d])[a-z](?:\.[a-z])+(?![a-z\d])|(?:(?![가-힣])[\p{L}\p{M}])+|[㍱-㏟]/giu;

/** Suffixes of Korean nouns: particles (case, topic), and endings of the verbs 하다, 되다 and 이다 that follow a noun. */
const PARTICLES =
  '에서는 에서도 에서의 으로의 으로는 이라는 이란 에게 에서 에는 에도 에만 으로 까지 부터 라는 이나 처럼 보다 마다 과의 와의 로의 로는 은 는 이 가 을 를 의 에 로 와 과 도 만 란';
const VERB_ENDINGS =
  '하였습니다 하시나요 하실 했습니다 되었습니다 됐습니다 합니다 합니까 됩니다 됩니까 입니다 입니까 하나요 되나요 인가요 하려면 하는지 되는지 하거나 되거나 하는 하고 하여 하며 하기 하면 하다 되는 되고 되어 되며 되면 되다 이며 이고 한 할 해 된 될 돼';
const particle = new RegExp(`^(?:${PARTICLES.replaceAll(' ', '|')})?$`);
const ending = new RegExp(`(?<=..)(?:${PARTICLES} ${VERB_ENDINGS})$`.replaceAll(' ', '|'));

/** Lists the words of a text. A counter or particle that is written to a number or a Latin word (62건, ADC는) is none, nor is the s of `client's`. */
export function listWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, 1: hangul, 2: number, index: start } of text.matchAll(WORD)) {
    const end = start + found.length;
    const before = words.at(-1);
    const isAttached = before && before.kind !== 'hangul' && /^\.?$/.test(text.slice(before.end, start));
    if (hangul && isAttached && (particle.test(hangul) || particle.test(hangul.slice(1)))) continue;
    if (found === 's' && /['’]/.test(text[start - 1] ?? '')) continue;
    const kind = hangul ? 'hangul' : number ? 'number' : 'latin';
    words.push({ kind, text: hangul ? hangul.replace(ending, '') : foldText(found), ...(hangul && { full: hangul }), start, end });
  }
  return words;
}

/** The term of a whole word: of English nouns the singular, of Hangul the letters of its syllables, so that typing errors are small. */
export function toTerm({ kind, text }: Pick<Word, 'kind' | 'text'>): string {
  if (kind === 'hangul') return text.normalize('NFD');
  if (!/^[a-z]{4,}$/.test(text) || text === 'news') return text;
  return text
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<![isu])s$/, '');
}

/** The letters and figures of a text, folded, so that phrases are equal however they are spaced. */
export function toPhrase(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

const FUNCTION_WORDS = new Set(
  (
    'a an the of to in on at by for from with and or is are was be do does did can could how what which who when where why ' +
    'i you we my your our us me it its this that there any x l liter liters litre litres ' +
    'have has had will would should may might am been being about into as if not get gets give given take takes taken need needs want wants ' +
    'much many long often big large offer offers provide provides use used using make makes made find tell show see know please ask work works ' +
    'something anything someone anyone one kind kinds type types also happens happen exist exists possible ' +
    '및 이 그 저 수 등 더 와 과 또는 또한 어디 어디에 어디서 어디에서 언제 언제부터 무엇 무엇을 무엇인가요 무슨 어떤 어떻게 누구 누가 왜 얼마 얼마나 몇 리터 ' +
    '걸리나요 걸립니까 되나요 됩니까 하나요 합니까 있는지 있을까요 없나요 볼 할 받고 받을 하고 가고 보고 얻고 싶어요 싶은데 싶습니다 싶어 ' +
    '궁금해요 궁금합니다 궁금한데 시기 누구에게 누구인가요 어느 어떻게든 몇 기간은 얼마인가요 어떤가요 무엇이 뭔가요 뭐예요 언제인가요 어디인가요 어디로 가능 가능한가요 가능합니까 좀 혹시 모든 ' +
    '필요 필요한가요 필요해요 주세요 주시나요 보내나요 보내 관련 경우 위해 대하여 관하여 방법 방법은 할까요 ' +
    '있나요 있습니까 있는 있다 인가요 입니까 알려주세요 알고 싶어요 싶습니다 대해 대한 관한 위한'
  ).split(' '),
);

/** True for words such as articles, question words and the unit of a volume, which are searched for only when the query has no others. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
