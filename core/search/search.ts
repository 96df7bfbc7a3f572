import { tidySearchText } from '../posts/search-text.ts';
import { postHref } from '../site/urls.ts';
import { SEARCH_GROUPS, type SearchAnswer, type SearchGroup, type SearchHit, type SearchQuery } from './answer.ts';
import { countWords, createExcerpt, findBestPassage, findMarks, highlight, type Mark, readTerms } from './excerpt.ts';
import { type Found, findDocuments } from './find-documents.ts';
import { toPhrase, toTerm } from './list-words.ts';
import { readWanted, type Wanted } from './read-words.ts';
import { type PageDocument, SEARCH_GROUP_BY_TYPE } from './search-documents.ts';
import type { SearchIndex } from './search-index.ts';

/** Hits on one page of a group, and hits of each group when no group is chosen. */
const SEARCH_PAGE_SIZE = 10;
const HITS_PER_GROUP = 5;

/** Hits that count where two parts of a page have equally many words. */
const MAX_COUNTED_HITS = 9;

/** Searches an index (docs/search.md), in server and worker. Typing errors are forgiven, and words left out, only where nothing is found. */
export function search(index: SearchIndex, { q, type, page = 1 }: SearchQuery): SearchAnswer {
  const text = readNumbers(tidySearchText(q).normalize('NFKC'));
  const wanted = readWanted(text, index.synonyms);
  const { found, leftOut } = findDocuments(index, text, wanted);
  const inGroup = (group: SearchGroup) => found.filter(({ id }) => getGroup(index, id) === group);
  const size = type ? SEARCH_PAGE_SIZE : HITS_PER_GROUP;
  const pageCount = type ? Math.max(1, Math.ceil(inGroup(type).length / size)) : 1;
  const shown = type ? Math.min(Math.max(1, page), pageCount) : 1;
  const groups = orderGroups(index, text, found).flatMap((group) => {
    const documents = inGroup(group);
    if (documents.length === 0 || (type && group !== type)) return [];
    const onPage = documents.slice((shown - 1) * size, shown * size);
    return { group, total: documents.length, hits: onPage.map((one) => toHit(index, one, wanted)) };
  });
  const { since } = index.source;
  const missing = leftOut.length > 0 && { leftOut: leftOut.map((one) => one.text) };
  return { q, total: found.length, ...missing, groups, page: shown, pageCount, ...(since !== undefined && { since }) };
}

function getGroup({ documents }: SearchIndex, id: number): SearchGroup {
  const { post } = documents[id] ?? {};
  return post ? SEARCH_GROUP_BY_TYPE[post.type] : 'pages';
}

/** The group of a document whose title is the query stands first. */
function orderGroups(index: SearchIndex, q: string, found: readonly Found[]): readonly SearchGroup[] {
  const phrase = toPhrase(q);
  const named = new Set(found.flatMap(({ id }) => (index.phrases[id]?.title === phrase ? getGroup(index, id) : [])));
  return [...SEARCH_GROUPS].sort((a, b) => Number(named.has(b)) - Number(named.has(a)));
}

function toHit(index: SearchIndex, { id, terms }: Found, wanted: readonly Wanted[]): SearchHit {
  const { page, post } = index.documents[id] as SearchIndex['documents'][number];
  const { title } = page ?? post;
  const texts = [title, ...(page ? page.parts.flatMap(({ heading = '', text }) => [heading, text]) : [post.text])];
  const read = texts.map((text) => [text, readTerms(text)] as const);
  // Words of other names are marked only where what was typed does not occur.
  const words = wanted.flatMap(({ ways: [typed, ...others] }) =>
    others.length === 0 || read.some(([text, found]) => findMarks(text, typed, new Set(), found).length > 0)
      ? typed
      : [...typed, ...others.flat()],
  );
  const unmarked = new Set(wanted.flatMap(({ ways }) => ways.flat()).flatMap((word) => (words.includes(word) ? [] : toTerm(word))));
  const found = new Set(terms.filter((term) => !unmarked.has(term)));
  const markHits = (text: string) => findMarks(text, words, found);
  const titleMarks = markHits(title);
  if (post) {
    const { names, locale } = index.source;
    const { name = post.type, categories } = names[post.type] ?? {};
    return {
      group: SEARCH_GROUP_BY_TYPE[post.type],
      href: postHref(locale, post),
      title: highlight(title, titleMarks),
      excerpt: createExcerpt(post.text, markHits(post.text)),
      post: { type: name, category: categories?.[post.category] ?? post.category, date: post.date },
    };
  }
  const best = findBestPart(page, markHits);
  // A page whose title has all words opens at its top.
  const isInTitle = countWords(titleMarks) > words.length - 0.01;
  return {
    group: 'pages',
    href: best.id && !isInTitle ? `${page.href}#${best.id}` : page.href,
    title: highlight(title, titleMarks),
    excerpt: createExcerpt(best.text, best.marks),
  };
}

interface MarkedPart {
  id?: string;
  text: string;
  marks: readonly Mark[];
}

/** Finds the part of a page whose best passage has the most words, those of its heading half more; then the most hits. Of equals the first. */
function findBestPart({ parts }: PageDocument, markHits: (text: string) => Mark[]): MarkedPart {
  let best: (MarkedPart & { score: number }) | undefined;
  for (const { id, heading = '', text } of parts) {
    const fullText = [heading, text].filter(Boolean).join(' – ');
    const marks = markHits(fullText);
    const inHeading = countWords(marks.filter(({ end }) => end <= heading.length));
    const { words, hits } = findBestPassage(marks);
    const score = words + inHeading / 2 + Math.min(hits, MAX_COUNTED_HITS) / 100;
    if (!best || score > best.score) best = { ...(id && { id }), text: fullText, marks, score };
  }
  return best ?? { text: '', marks: [] };
}

/** Values of the figures and units that numbers in words are made of. */
const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
]);
const HANGUL_FIGURES = '일이삼사오육칠팔구';
const HANGUL_UNITS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };

const words = Object.keys(ENGLISH).join('|');
const IN_ENGLISH = new RegExp(
  `\\b(?:(?:(\\d{1,3}(?:\\.\\d)?)|((?:${words})(?:[ -](?:${words}))?))(?: (hundred))? ?(thousand|k)|((?:${words})) (hundred))\\b`,
  'gi',
);
/** With a figure of Arabic, or with a unit of volume after it: 천 alone begins many other words. */
const IN_KOREAN =
  /(?<![가-힣\d])([\d.,일이삼사오육칠팔구십백천만 ]{0,20}[만천백십])(?=\s*(?:리터|ℓ|L\b|l\b|바이알)|(?<=\d[만천백십])(?![가-힣]))/g;

/** Writes numbers in words as figures: `five thousand`, `15k`, `5천 리터`, `만오천 리터`. The pages have them as figures. */
function readNumbers(text: string): string {
  return text
    .replace(IN_ENGLISH, (found, figures?: string, spoken?: string, hundred?: string, _thousand?: string, alone?: string) => {
      if (alone) return String(spokenValue(alone) * 100);
      const value = figures ? Number(figures) : spokenValue(spoken ?? '');
      return value > 0 ? String(Math.round(value * (hundred ? 100 : 1) * 1000)) : found;
    })
    .replace(IN_KOREAN, (found) => String(koreanValue(found)));
}

const spokenValue = (spoken: string) =>
  spoken
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (ENGLISH[word] ?? 0), 0);

function koreanValue(text: string): number {
  const figures = text.replace(/[ ,]/g, '');
  const at = figures.lastIndexOf('만');
  return (at < 0 ? 0 : (belowTenThousand(figures.slice(0, at)) || 1) * 10_000) + belowTenThousand(figures.slice(at + 1));
}

function belowTenThousand(text: string): number {
  let sum = 0;
  for (const [, figure = '', unit = ''] of text.matchAll(/([\d.]+|[일이삼사오육칠팔구])?([십백천])?/g)) {
    if (!figure && !unit) continue;
    const value = figure ? HANGUL_FIGURES.indexOf(figure) + 1 || Number(figure) : 1;
    sum += value * (HANGUL_UNITS[unit] ?? 1);
  }
  return sum;
}
