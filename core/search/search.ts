import type { PostType } from '../site/pages.ts';
import { getPostPages } from '../site/pages.ts';
import { hrefFor } from '../site/urls.ts';
import { SEARCH_GROUPS, type SearchAnswer, type SearchGroup, type SearchHit, type SearchQuery } from './answer.ts';
import { createExcerpt, findBestPassage, WORD_SCORE } from './excerpt.ts';
import { findMarks, highlight, type Mark } from './marks.ts';
import type { QueryWord } from './query-words.ts';
import { rankDocuments } from './rank-documents.ts';
import { type PageDocument, type PostDocument, SEARCH_GROUP_BY_TYPE } from './search-documents.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

/** Hits on one page of a group, and hits of each group when no group is chosen. */
const SEARCH_PAGE_SIZE = 10;
const HITS_PER_GROUP = 5;

/**
 * Searches an index. The server's API and the service worker call this same function over the same documents, so their answers
 * cannot differ. Every word must be found; typos are allowed only when nothing is found as typed. A page number past the end
 * gives the last page. See docs/search.md.
 */
export function search(index: SearchIndex, { q, type, page = 1 }: SearchQuery): SearchAnswer {
  const { ranked, words, isFuzzy } = rankDocuments(index, q);
  const byGroup = new Map<SearchGroup, SearchDocument[]>();
  for (const id of ranked) {
    const document = index.documents[id];
    if (!document) continue;
    const group = getGroup(document);
    const documents = byGroup.get(group);
    if (documents) documents.push(document);
    else byGroup.set(group, [document]);
  }
  const size = type ? SEARCH_PAGE_SIZE : HITS_PER_GROUP;
  const pageCount = type ? Math.max(1, Math.ceil((byGroup.get(type)?.length ?? 0) / size)) : 1;
  const shown = type ? Math.min(Math.max(1, page), pageCount) : 1;
  const groups = SEARCH_GROUPS.filter((group) => byGroup.has(group) && (!type || group === type)).map((group) => {
    const documents = byGroup.get(group) ?? [];
    const onPage = documents.slice((shown - 1) * size, shown * size);
    return { group, total: documents.length, hits: onPage.map((document) => toHit(index, document, words, isFuzzy)) };
  });
  const { since } = index.source;
  return { q, total: ranked.length, groups, page: shown, pageCount, ...(since !== undefined && { since }) };
}

function getGroup({ post }: SearchDocument): SearchGroup {
  return post ? SEARCH_GROUP_BY_TYPE[post.type] : 'pages';
}

function toHit(index: SearchIndex, { page, post }: SearchDocument, words: readonly QueryWord[], isFuzzy: boolean): SearchHit {
  const markHits = (text: string) => findMarks(text, words, isFuzzy);
  const { title } = page ?? post;
  const titleMarks = markHits(title);
  if (post) {
    const { names, locale } = index.source;
    const { name = post.type, categories } = names[post.type] ?? {};
    return {
      group: SEARCH_GROUP_BY_TYPE[post.type],
      href: getPostHref(locale, post),
      title: highlight(title, titleMarks),
      excerpt: createExcerpt(post.text, markHits(post.text)),
      post: { type: name, category: categories?.[post.category] ?? post.category, date: post.date },
    };
  }
  const best = findBestPart(page, markHits);
  // A page whose title has all words opens at its top.
  const isInTitle = new Set(titleMarks.map(({ word }) => word)).size === words.length;
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

/** Finds the part of a page whose best passage scores highest; words in its heading count half more. Of equals the first. */
function findBestPart({ parts }: PageDocument, markHits: (text: string) => Mark[]): MarkedPart {
  let best: (MarkedPart & { score: number }) | undefined;
  for (const { id, heading = '', text } of parts) {
    const fullText = [heading, text].filter(Boolean).join(' – ');
    const marks = markHits(fullText);
    const inHeading = new Set(marks.filter(({ end }) => end <= heading.length).map(({ word }) => word)).size;
    const score = findBestPassage(marks).score + (inHeading * WORD_SCORE) / 2;
    if (!best || score > best.score) best = { ...(id && { id }), text: fullText, marks, score };
  }
  return best ?? { text: '', marks: [] };
}

/** The address of a post's page; of types without one, the post's place in its list. */
function getPostHref(locale: SearchIndex['source']['locale'], { type, id }: PostDocument): string {
  const { list, detail } = getPostPages(type as PostType);
  return detail ? hrefFor(locale, detail.id, { id }) : hrefFor(locale, list.id, { hash: id });
}
