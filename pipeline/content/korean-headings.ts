import { readContentFile } from './content-files.ts';
import type { PostSet } from './post-sets.ts';

/** The headings that content brings to Korean pages, for the face that is cut to their syllables. */
export function koreanHeadings(sets: readonly PostSet[]): string[] {
  return [
    ...sets.filter((set) => set.locale === 'ko').flatMap((set) => set.posts.map((post) => post.title)),
    ...readContentFile('leaders.json').map((leader) => leader.name.ko),
  ];
}
