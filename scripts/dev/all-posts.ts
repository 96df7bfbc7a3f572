import type { Film } from '../../core/posts/post.ts';
import type { ImageAsset } from '../../core/site/image.ts';
import type { BrochureFile } from '../../pipeline/brochures/read-brochures.ts';
import { addBrochureFiles } from '../../pipeline/content/brochure-files.ts';
import { type CompiledBodies, collectPosts, type PostList, type PostSet, toSet } from '../../pipeline/content/posts.ts';
import { heldPosts, publishNow } from '../../pipeline/content/release.ts';
import { readInputs } from '../../pipeline/inputs.ts';

export interface PostSources {
  images: Readonly<Record<string, ImageAsset>>;
  films: Readonly<Record<string, Film>>;
  brochures: readonly BrochureFile[];
  compiled: CompiledBodies;
}

/** Every post, those that are not shown yet among them. */
export interface AllPosts {
  lists: readonly PostList[];
  /** Drafts, and posts whose time has not come, as `type/id`. */
  held: ReadonlySet<string>;
  brochures: readonly BrochureFile[];
}

/** Reads the good sources: what is wrong in a post has been said, and the post left out (good-sources.ts). */
export function readAllPosts({ images, films, brochures, compiled }: PostSources): AllPosts {
  const { assets } = readInputs();
  const { lists } = collectPosts(
    { assets, imageOf: (key) => images[key], filmOf: (id) => films[id] },
    { now: Number.POSITIVE_INFINITY, compiled },
  );
  return { lists, held: new Set(heldPosts(publishNow())), brochures };
}

/**
 * The posts that visitors see, with their neighbours and lists.
 * @param preview One that is shown although it is held back, as `type/id`.
 */
export function shownPosts({ lists, held, brochures }: AllPosts, preview?: string): PostSet[] {
  const isShown = (key: string) => key === preview || !held.has(key);
  const shown = lists.map(({ type, locale, posts }) =>
    toSet(
      type,
      locale,
      posts.filter(({ id }) => isShown(`${type}/${id}`)),
    ),
  );
  return addBrochureFiles(shown, brochures);
}
