import type { AlbumPicture } from '../../core/posts/post.ts';
import type { ImageAsset } from '../../core/site/image.ts';

/** An album has this many pictures (brief 8.3). */
const [FEWEST, MOST] = [4, 8];

interface Line {
  image?: string;
  caption?: string;
}

/**
 * Reads the `gallery` field of an album's front matter, tokens filled by `fill`.
 * Each fault is written without the file's name, which the caller knows.
 */
export function readGallery(
  field: unknown,
  imageOf: (key: string) => ImageAsset | undefined,
  fill: (text: string) => string,
): { gallery: AlbumPicture[]; faults: string[] } {
  const lines = linesOf(field);
  const faults: string[] = [];
  if (lines.length < FEWEST || lines.length > MOST)
    faults.push(`'gallery' has ${lines.length} pictures; list ${FEWEST} to ${MOST}, each as { image: KEY, caption: "..." }`);
  const gallery = lines.flatMap(({ image: key = '', caption = '' }, at) => {
    const image = imageOf(key);
    if (!image)
      faults.push(`gallery picture ${at + 1}: image '${key}' is not in content/media/media.json; add it there or use a name from it`);
    if (!caption.trim()) faults.push(`gallery picture ${at + 1}: 'caption' is missing; write place, subject and year`);
    if (lines.findIndex((line) => line.image === key) < at)
      faults.push(`gallery picture ${at + 1}: '${key}' is there already; show another`);
    const words = fill(caption.trim());
    for (const [token] of words.matchAll(/\{[\w.]+\}/g))
      faults.push(`gallery picture ${at + 1}: token ${token} is neither in content/brand.json nor in content/facts.json`);
    return image ? [{ image, caption: words }] : [];
  });
  return { gallery, faults };
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
