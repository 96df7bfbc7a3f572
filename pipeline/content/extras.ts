import type { Film, Post } from '../../core/posts/post.ts';
import type { AssetPlace, ImageAsset } from '../../core/site/image.ts';
import type { PostType } from '../../core/site/pages.ts';
import { galleryKeys, readGallery } from './gallery.ts';
import { readVideo } from './video.ts';

/** Where posts find what they name: an image by its key of content/media/media.json, a film by its folder of content/films. */
export interface PostMedia {
  /** Where encoded images are. */
  assets: AssetPlace;
  imageOf(key: string): ImageAsset | undefined;
  filmOf(id: string): Film | undefined;
  /** All names of images, to suggest one in place of a name that is not among them. */
  imageNames?: readonly string[];
  filmNames?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What albums and videos have beyond other posts. Each error is written without the file's name. */
export function readExtras(
  type: PostType,
  fields: Fields,
  media: PostMedia,
  fill: (text: string) => string,
): { extras: Partial<Post>; errors: string[] } {
  if (type === 'images') {
    const { gallery, errors } = readGallery(fields.gallery, media, fill);
    if (!fields.image) errors.push("'image' is missing; name the album's cover");
    return { extras: { gallery, count: gallery.length }, errors };
  }
  if (type === 'videos') {
    const { video, errors } = readVideo(fields, media.filmOf);
    if (!fields.image) errors.push("'image' is missing; name the video's poster");
    return { extras: video, errors };
  }
  // A printed one takes its cover from the post as well, and says so (pipeline/brochures/facts-of.ts).
  if (type === 'brochures' && fields.pdf && !fields.image) return { extras: {}, errors: ["'image' is missing; name the brochure's cover"] };
  return { extras: {}, errors: [] };
}

/** The names of those fields that must be equal in both languages and are not. */
export function extrasDiffer(type: PostType, en: Fields, ko: Fields): string[] {
  if (type === 'images') return galleryKeys(en.gallery) === galleryKeys(ko.gallery) ? [] : ['gallery'];
  if (type === 'videos') return ['film', 'external'].filter((name) => JSON.stringify(en[name]) !== JSON.stringify(ko[name]));
  return [];
}
