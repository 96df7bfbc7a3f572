import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { POST_CATEGORIES } from '../core/posts/post.ts';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { LOCALES } from '../core/site/locales.ts';
import { seededRandom, withPosts } from './make-posts.ts';

const PARAGRAPH = 3;

/** Writes posts of the newsroom into a built copy. Titles are made of words of titles: the heading font has only their syllables. */
export function writePosts(project: string, count: number): string[] {
  const images = ['campus-syracuse', 'vials'];
  const ids = Array.from({ length: count }, (_, at) => `${dayOf(count - at).replaceAll('-', '')}-made-${at}`);
  for (const locale of LOCALES) {
    const documents = JSON.parse(readFileSync(`${project}/dist/site/data/search.${locale}.json`, 'utf8')) as SearchDocuments;
    const { posts } = withPosts(documents, count, 7);
    const words = documents.posts.flatMap(({ title }) => plain(title).split(' '));
    for (const [at, id] of ids.entries()) {
      const random = seededRandom(at);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const sentences = plain(posts[at]?.text ?? '').split(/(?<=[.?!]) /);
      // Both languages draw these first, so that they are equal.
      const fields = [`category: ${pick(POST_CATEGORIES.newsroom)}`, `date: ${dayOf(count - at)}`, `image: ${pick(images)}`];
      const title = Array.from({ length: 7 }, () => pick(words)).join(' ');
      const paragraphs = Array.from({ length: Math.ceil(sentences.length / PARAGRAPH) }, (_, from) =>
        sentences.slice(from * PARAGRAPH, (from + 1) * PARAGRAPH).join(' '),
      );
      const head = ['---', `title: ${JSON.stringify(title)}`, `summary: ${JSON.stringify(sentences[0])}`, ...fields, '---'];
      const folder = `${project}/content/posts/newsroom/${id}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/index.${locale}.md`, `${[head.join('\n'), ...paragraphs].join('\n\n')}\n`);
    }
  }
  return ids;
}

/** The days from 2010 on, one after the other, and again. */
function dayOf(at: number): string {
  return new Date(Date.UTC(2010, 0, 1) + (at % 5900) * 86_400_000).toISOString().slice(0, 10);
}

/** Without what Markdown and the tokens of content would read into it. */
function plain(text: string): string {
  return text
    .replace(/[<>{}[\]*_#|~`\\]/g, '')
    .replace(/(?:https?|mailto):\S+|www\.\S+|\S+@\S+/g, '')
    .replace(/^[\d+-]+[.)]?\s/gm, '');
}
