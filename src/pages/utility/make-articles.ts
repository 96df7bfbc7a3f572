import type { ReactNode } from 'react';
import type { Article } from '#src/ui/layout/articles.tsx';

/** An article as a file of words has it. */
interface ArticleWords {
  heading: string;
  text?: string;
  list?: Readonly<Record<string, string>>;
}

interface Additions {
  /** What stands below the text, by the article's number. */
  more?: Readonly<Record<string, ReactNode>>;
  /** Anchors that others lead to, by the article's number. */
  anchors?: Readonly<Record<string, string>>;
}

/** The articles of a policy from its words. */
export function makeArticles(words: Readonly<Record<string, ArticleWords>>, { more = {}, anchors = {} }: Additions = {}): Article[] {
  return Object.entries(words).map(([n, { list, ...words }]) => ({
    ...words,
    id: anchors[n] ?? `article-${n}`,
    ...(list && { list: Object.values(list) }),
    more: more[n],
  }));
}
