import type { PostType } from '../site/pages.ts';
import { postPages } from '../site/pages.ts';
import { hrefFor } from '../site/urls.ts';
import { SEARCH_GROUPS, type SearchAnswer, type SearchGroup, type SearchHit, type SearchQuery } from './answer.ts';
import { bestStretch, excerptOf, WORD } from './excerpt.ts';
import { findMarks, highlight, type Mark } from './marks.ts';
import type { QueryWord } from './query-words.ts';
import { rankDocuments } from './rank-documents.ts';
import { GROUP_OF, type PageDocument, type PostDocument } from './search-documents.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';

/** Hits on a page of one group, and the best of each group that are shown without one. */
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_BEST = 5;

/**
 * The one search. The server's API and the worker offline call it over the same documents, so that they cannot differ.
 * Every word must be found; typos are forgiven only where nothing is found as typed. A page past the end gives the last page.
 */
export function search(index: SearchIndex, { q, type, page = 1 }: SearchQuery): SearchAnswer {
  const { ranked, words, isForgiving } = rankDocuments(index, q);
  const byGroup = new Map<SearchGroup, number[]>();
  for (const id of ranked) {
    const group = groupOf(index.documents[id] as SearchDocument);
    const ids = byGroup.get(group);
    if (ids) ids.push(id);
    else byGroup.set(group, [id]);
  }
  const size = type ? SEARCH_PAGE_SIZE : SEARCH_BEST;
  const pageCount = type ? Math.max(1, Math.ceil((byGroup.get(type)?.length ?? 0) / size)) : 1;
  const shown = type ? Math.min(Math.max(1, page), pageCount) : 1;
  const groups = SEARCH_GROUPS.filter((group) => byGroup.has(group) && (!type || group === type)).map((group) => {
    const ids = byGroup.get(group) as number[];
    const hits = ids
      .slice((shown - 1) * size, shown * size)
      .map((id) => toHit(index, index.documents[id] as SearchDocument, words, isForgiving));
    return { group, total: ids.length, hits };
  });
  const { since } = index.source;
  return { q, total: ranked.length, groups, page: shown, pageCount, ...(since !== undefined && { since }) };
}

function groupOf({ post }: SearchDocument): SearchGroup {
  return post ? GROUP_OF[post.type] : 'pages';
}

function toHit(index: SearchIndex, { page, post }: SearchDocument, words: readonly QueryWord[], isForgiving: boolean): SearchHit {
  const marksIn = (text: string) => findMarks(text, words, isForgiving);
  const { title } = page ?? post;
  const titleMarks = marksIn(title);
  if (post) {
    const { names, locale } = index.source;
    const { name = post.type, categories } = names[post.type] ?? {};
    return {
      group: GROUP_OF[post.type],
      href: postHref(locale, post),
      title: highlight(title, titleMarks),
      excerpt: excerptOf(post.text, marksIn(post.text)),
      post: { type: name, category: categories?.[post.category] ?? post.category, date: post.date },
    };
  }
  const best = bestPart(page, marksIn);
  // A page that is named outright is shown from its top.
  const isNamed = new Set(titleMarks.map(({ word }) => word)).size === words.length;
  return {
    group: 'pages',
    href: best.id && !isNamed ? `${page.href}#${best.id}` : page.href,
    title: highlight(title, titleMarks),
    excerpt: excerptOf(best.text, best.marks),
  };
}

interface MarkedPart {
  id?: string;
  text: string;
  marks: readonly Mark[];
}

/** The part of a page where most of the words stand together, best of all with its heading; the first of equals. */
function bestPart({ parts }: PageDocument, marksIn: (text: string) => Mark[]): MarkedPart {
  let best: (MarkedPart & { worth: number }) | undefined;
  for (const { id, heading = '', text } of parts) {
    const whole = [heading, text].filter(Boolean).join(' – ');
    const marks = marksIn(whole);
    const inHeading = new Set(marks.filter(({ end }) => end <= heading.length).map(({ word }) => word)).size;
    const worth = bestStretch(marks).worth + (inHeading * WORD) / 2;
    if (!best || worth > best.worth) best = { ...(id && { id }), text: whole, marks, worth };
  }
  return best ?? { text: '', marks: [] };
}

/** A post's own page, or its place in the list that shows it whole. */
function postHref(locale: SearchIndex['source']['locale'], { type, id }: PostDocument): string {
  const { list, detail } = postPages(type as PostType);
  return detail ? hrefFor(locale, detail.id, { id }) : hrefFor(locale, list.id, { hash: id });
}
