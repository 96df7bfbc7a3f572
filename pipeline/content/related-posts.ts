import { listWords } from '../../core/search/list-words.ts';

interface Compared {
  id: string;
  category: string;
  /** All that it says, folded. */
  text: string;
}

/** What one category counts for, beside words: as much as a good part of what two posts on one subject have in common. */
const SAME_CATEGORY = 0.1;
/** Words in more than this share of the posts tell nothing of a subject. */
const COMMON = 0.25;

/** The nearest posts of each, newest first: by common words, rare ones more, and by category. Neighbours are linked to anyway. */
export function findRelatedPosts<Post extends Compared>(posts: readonly Post[], most: number): Post[][] {
  const words = posts.map(({ text }) => [...new Set(listWords(text).flatMap(({ kind, text: word }) => (kind === 'number' ? [] : [word])))]);
  const places = new Map<string, number[]>();
  for (const [at, own] of words.entries()) {
    for (const word of own) {
      const found = places.get(word);
      if (found) found.push(at);
      else places.set(word, [at]);
    }
  }
  const weightOf = (word: string) => Math.log(posts.length / (places.get(word)?.length ?? 1)) ** 2;
  const lengths = words.map((own) => Math.sqrt(own.reduce((sum, word) => sum + weightOf(word), 0)));
  return posts.map((post, at) => {
    const shared = new Float64Array(posts.length);
    for (const word of words[at] ?? []) {
      const found = places.get(word) ?? [];
      if (found.length > COMMON * posts.length) continue;
      for (const other of found) shared[other] = (shared[other] ?? 0) + weightOf(word);
    }
    return posts
      .map((other, place) => {
        // The cosine of the angle between both: long posts have no advantage.
        const nearness = (shared[place] ?? 0) / ((lengths[at] ?? 1) * (lengths[place] ?? 1) || 1);
        return { other, place, nearness: nearness + (other.category === post.category ? SAME_CATEGORY : 0) };
      })
      .filter(({ place, nearness }) => Math.abs(place - at) > 1 && nearness >= SAME_CATEGORY)
      .sort((a, b) => b.nearness - a.nearness || a.place - b.place)
      .slice(0, most)
      .sort((a, b) => a.place - b.place)
      .map(({ other }) => other);
  });
}
