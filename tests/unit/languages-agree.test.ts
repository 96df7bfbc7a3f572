import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillTokens } from '../../core/site/tokens.ts';
import { readTokens } from '../../pipeline/content/content-files.ts';
import { type PostFile, readPostFile } from '../../pipeline/content/source-files.ts';
import { CONTENT, LOCALES_DIR } from '../../pipeline/paths.ts';

/** Texts whose figures differ for a reason. */
const FIGURES_DIFFER: Record<string, string> = {
  'contact.json fields.phone.help': 'each language has an example of its own country',
  'governance.json code.society.items.3': 'a third person is 제3자',
};

/** Files that hold no pair of sentences: what is typed, and what the other language calls a thing. */
const NO_PAIRS = ['aliases.json', 'synonyms.json', 'countries.json'];

const TOKENS = { en: readTokens('en'), ko: readTokens('ko') };
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ENGLISH = [
  /\bno\b|zero/i,
  /\b(?:one|once|first|single|an?|every|each|yearly|monthly)\b/i,
  /\b(?:two|second|both|twice|half-yearly)\b/i,
  /\b(?:three|third|quarterly)\b/i,
  /\b(?:four|fourth|quarterly)\b/i,
  /\b(?:five|fifth)\b/i,
  /\b(?:six|sixth|half-yearly)\b/i,
  /\bseven(?:th)?\b/i,
  /\beight(?:h)?\b/i,
  /\bnin(?:e|th)\b/i,
  /\bten(?:th)?\b/i,
  /\beleven(?:th)?\b/i,
  /\btwel(?:ve|fth)\b/i,
];
const KOREAN = [
  /없|무/,
  /한|하나|첫|매년|월간/,
  /두|둘|양|반기/,
  /세|셋|석|분기/,
  /네|넷|분기/,
  /다섯/,
  /여섯|반기/,
  /일곱/,
  /여덟/,
  /아홉/,
  /열/,
  /열한/,
  /열두/,
];

type Text = [name: string, text: string];
type Pair = [name: string, english: string, korean: string];
const flat = (value: unknown, path = ''): Text[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, item]) => flat(item, path ? `${path}.${key}` : key));

/** Every number that is written in digits, months of dates included, hours of 24. */
function figuresIn(text: string): Set<string> {
  const plain = MONTHS.reduce(
    (before, month, at) => before.replaceAll(new RegExp(`\\b${month} (?=\\d)`, 'g'), `${at + 1} `),
    text
      .replaceAll(/\]\([^)\s]*|<[^>]*>/g, ' ')
      .replaceAll(/(\d),(?=\d{3})/g, '$1')
      .replaceAll(/(\d{1,2})(:\d\d)?\sp\.m\./g, (_all, hour, minutes = '') => `${Number(hour) + 12}${minutes}`)
      .replaceAll(':', ' '),
  );
  return new Set([...plain.matchAll(/\d+(?:\.\d(?!\d))?/g)].map(([number]) => String(Number(number))));
}

/** Figures of a text that the other language says neither in digits nor as a word. */
function missingIn(other: string, text: string, words: readonly RegExp[]): string[] {
  const there = figuresIn(other);
  return [...figuresIn(text)].filter((figure) => !there.has(figure) && !words[Number(figure)]?.test(other));
}

/** One language may need a sentence more, or two; a third is a thing that the other does not say. */
const MOST_SENTENCES_MORE = 2;
const sentencesIn = (text: string) => text.replaceAll(/\b(?:[ap]\.m|Ltd)\./g, '').match(/[.?!](?=[\s”’)]|$)/g)?.length ?? 0;

function expectEqualLengths(pairs: Pair[]) {
  expect(pairs.filter(([, english, korean]) => Math.abs(sentencesIn(english) - sentencesIn(korean)) > MOST_SENTENCES_MORE)).toEqual([]);
}

function expectEqualFigures(pairs: Pair[]) {
  const different = pairs
    .map(([name, english, korean]) => [name, fillTokens(english, TOKENS.en), fillTokens(korean, TOKENS.ko)] as const)
    .map(([name, english, korean]) => ({ name, korean: missingIn(korean, english, KOREAN), english: missingIn(english, korean, ENGLISH) }))
    .filter(({ name, korean, english }) => korean.length + english.length > 0 && !(name in FIGURES_DIFFER));
  expect(different).toEqual([]);
}

const readWords = (locale: string, file: string) => new Map(flat(JSON.parse(readFileSync(`${LOCALES_DIR}/${locale}/${file}`, 'utf8'))));
const words = readdirSync(`${LOCALES_DIR}/en`)
  .filter((file) => !NO_PAIRS.includes(file))
  .flatMap((file): Pair[] => {
    const korean = readWords('ko', file);
    return [...readWords('en', file)].flatMap(([key, text]): Pair[] => {
      const other = korean.get(key);
      return other === undefined ? [] : [[`${file} ${key}`, text, other]];
    });
  });

it('texts of pages have the same figures and dates in both languages', () => expectEqualFigures(words));
it('texts of pages say as much in both languages', () => expectEqualLengths(words));

const posts = globSync('posts/*/*/index.en.md', { cwd: CONTENT }).sort();
const readPost = (file: string): PostFile => readPostFile(readFileSync(`${CONTENT}/${file}`, 'utf8'));
const koreanOf = (file: string) => file.replace('.en.', '.ko.');
const blocksOf = (body: string) => body.trim().split(/\n{2,}/);
/** What a block is, whatever it says. */
const kindOf = (block: string) => /^(?:#+|-|\d+\.|>|\||!\[|:::)/.exec(block)?.[0] ?? 'text';

const blocks = posts.flatMap((file): Pair[] => {
  const [english, korean] = [readPost(file), readPost(koreanOf(file))];
  const others = blocksOf(korean.body);
  return [
    [`${file} title`, String(english.fields.title), String(korean.fields.title)],
    [`${file} summary`, String(english.fields.summary ?? ''), String(korean.fields.summary ?? '')],
    ...blocksOf(english.body).map((block, at): Pair => [`${file} block ${at + 1}`, block, others[at] ?? '']),
  ];
});

it('posts have the same figures and dates in both languages, block by block', () => expectEqualFigures(blocks));
it('posts say as much in both languages, block by block', () => expectEqualLengths(blocks));

it.each(posts)('%s has the same blocks, links and fields in both languages', (file) => {
  const [english, korean] = [readPost(file), readPost(koreanOf(file))];
  expect(blocksOf(korean.body).map(kindOf)).toEqual(blocksOf(english.body).map(kindOf));
  const linksOf = (body: string) => [...body.matchAll(/\]\(([^)\s]*)/g)].map(([, address]) => address).sort();
  expect(linksOf(korean.body)).toEqual(linksOf(english.body));
  expect(Object.keys(korean.fields).sort()).toEqual(Object.keys(english.fields).sort());
});
