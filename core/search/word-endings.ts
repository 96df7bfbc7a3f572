/** Suffixes of Korean nouns: particles (case, topic), and endings of the verbs 하다, 되다 and 이다 that follow a noun. */
const PARTICLES =
  '에서는 에서도 에서의 으로의 으로는 이라는 이란 에게 에서 에는 에도 에만 으로 까지 부터 라는 처럼 보다 마다 과의 와의 로의 로는 은 는 이 가 을 를 의 에 로 와 과 도 만 란';
const VERB_ENDINGS =
  '하였습니다 했습니다 되었습니다 됐습니다 합니다 합니까 됩니다 됩니까 입니다 입니까 하나요 되나요 인가요 하려면 하는지 되는지 하거나 되거나 하는 하고 하여 하며 하기 하면 하다 되는 되고 되어 되며 되면 되다 이며 이고 한 할 해 된 될 돼';
const particles = new Set(PARTICLES.split(' '));
const endings = new Set([...particles, ...VERB_ENDINGS.split(' ')]);
const MAX_ENDING_LENGTH = Math.max(...[...endings].map((ending) => ending.length));

/** Removes the particle or verb ending of a Korean word. At least two syllables stay, so 회의 and 동의 keep their last one. */
export function getStem(word: string): string {
  for (let length = Math.min(MAX_ENDING_LENGTH, word.length - 2); length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}

/** True for a particle that follows a Latin word: the 는 of `ADC는`. */
export function isParticle(word: string): boolean {
  return particles.has(word);
}

/** True for a counter after a number, with or without a particle: 기, 건, 년을. It is not worth finding by itself. */
export function isCounter(word: string): boolean {
  return word.length === 1 || (word.length <= 3 && isParticle(word.slice(1)));
}

const FUNCTION_WORDS = new Set(
  (
    'a an the of to in on at by for from with and or is are was be do does did can could how what which who when where why ' +
    'i you we my your our us me it its this that there any x ' +
    '및 이 그 저 수 등 더 와 과 또는 또한 어디 어디에 어디서 어디에서 언제 언제부터 무엇 무엇을 무엇인가요 무슨 어떤 어떻게 누구 누가 왜 얼마 얼마나 ' +
    '있나요 있습니까 있는 있다 인가요 입니까 알려주세요 알고 싶어요 싶습니다 대해 대한 관한 위한'
  ).split(' '),
);

/** True for words such as articles and question words, which are searched for only when the query has no others. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
