import type { PostType } from '../../core/site/pages.ts';

const FIGURE = /!\[[^\]]*\]\(\s*(picture|film):([^\s)]+)/g;

/** How many pictures and films the Markdown of a body shows. */
export function countFigures(body: string): number {
  return [...body.matchAll(FIGURE)].length;
}

/** The names of the pictures that the Markdown of a body shows. */
export function listPictures(body: string): string[] {
  return [...body.matchAll(FIGURE)].flatMap(([, kind, name]) => (kind === 'picture' && name ? [name] : []));
}

/** Why the body of a post may show neither pictures nor films, with a hint: no page would show them. Undefined where it may. */
export function figuresError(type: PostType): string | undefined {
  return {
    newsroom: undefined,
    notice: undefined,
    images: "an album shows its pictures by 'gallery'; name them there",
    videos: 'the body of a video is its transcript; show pictures and films in a newsroom post',
    brochures: 'a brochure shows its cover only; show pictures and films in a newsroom post',
  }[type];
}
