import type { AlbumPicture } from '../../core/posts/post.ts';
import type { PostMedia } from './extras.ts';
import { didYouMean } from './nearest.ts';

/** An album has this many pictures. */
const [MIN_PICTURES, MAX_PICTURES] = [4, 8];

interface Line {
  image?: string;
  caption?: string;
}

/**
 * Reads the `gallery` field of an album's front matter, tokens filled by `fill`.
 * Each error is written without the file's name, which the caller knows.
 */
export function readGallery(
  field: unknown,
  { imageOf, imageNames = [] }: Pick<PostMedia, 'imageOf' | 'imageNames'>,
  fill: (text: string) => string,
): { gallery: AlbumPicture[]; errors: string[] } {
  const lines = linesOf(field);
  const errors: string[] = [];
  if (lines.length < MIN_PICTURES || lines.length > MAX_PICTURES)
    errors.push(`'gallery' has ${lines.length} pictures; list ${MIN_PICTURES} to ${MAX_PICTURES}, each as { image: KEY, caption: "..." }`);
  const gallery = lines.flatMap(({ image: key = '', caption = '' }, at) => {
    const image = imageOf(key);
    if (!image)
      errors.push(
        `gallery picture ${at + 1}: image '${key}' is not in content/media/media.json; add it there or use a name from it${didYouMean(key, imageNames)}`,
      );
    if (!caption.trim()) errors.push(`gallery picture ${at + 1}: 'caption' is missing; write place, subject and year`);
    if (lines.findIndex((line) => line.image === key) < at)
      errors.push(`gallery picture ${at + 1}: '${key}' is there already; show another`);
    const words = fill(caption.trim());
    for (const [token] of words.matchAll(/\{[\w.]+\}/g))
      errors.push(`gallery picture ${at + 1}: token ${token} is neither in content/brand.json nor in content/facts.json`);
    return image ? [{ image, caption: words }] : [];
  });
  return { gallery, errors };
}

/** The keys of a gallery as one text, to compare two languages by. */
export function galleryKeys(field: unknown): string {
  return linesOf(field)
    .map(({ image = '' }) => image)
    .join(', ');
}

function linesOf(field: unknown): Line[] {
  return Array.isArray(field) ? field.map((line) => (line && typeof line === 'object' ? (line as Line) : {})) : [];
}
