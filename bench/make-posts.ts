import type { PostDocument, SearchDocuments } from '../core/search/search-documents.ts';

/** Numbers that look like chance and are the same at every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every so many words of a made sentence, one comes from another sentence, so that no two posts are alike. */
const FOREIGN_WORDS = 5;
const SENTENCES = 12;

/** The documents of the site with `count` posts, made of the sentences and the words of those that are there. */
export function withPosts(documents: SearchDocuments, count: number, seed: number): SearchDocuments {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const texts = [...documents.pages.flatMap(({ parts }) => parts.map(({ text }) => text)), ...documents.posts.map(({ text }) => text)];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) /)).filter((sentence) => sentence.length > 20);
  const words = sentences.flatMap((sentence) => sentence.split(' '));
  const say = () =>
    pick(sentences)
      .split(' ')
      .map((word, at) => (at % FOREIGN_WORDS === FOREIGN_WORDS - 1 ? pick(words) : word))
      .join(' ');
  const posts = Array.from({ length: count }, (_, at): PostDocument => {
    const { type, category } = pick(documents.posts);
    const date = new Date(Date.UTC(2010, 0, 1) + (count - at) * 86_400_000).toISOString().slice(0, 10);
    const title = say().split(' ').slice(0, 9).join(' ');
    return { type, category, id: `${date}-${at}`, date, title, text: Array.from({ length: SENTENCES }, say).join(' ') };
  });
  return { ...documents, posts };
}
