import type { PostHead, Release } from './release.ts';

/**
 * Whether posts may be linked to, for a writer that is shown from `release` on: the target must be shown by then, too.
 * @returns A function from the writer's release to one from a post's `type/id` to the error, or undefined.
 */
export function postLinks(heads: readonly PostHead[], now: number) {
  const releases = new Map(heads.map(({ key, release }) => [key, release]));
  return (release: Release) =>
    (key: string): string | undefined => {
      const target = releases.get(key);
      if (target === undefined) return `there is no post '${key}'; use the name of a folder of content/posts`;
      if (target <= Math.max(release, now)) return undefined;
      return Number.isFinite(target)
        ? `the post is shown from ${new Date(target).toISOString()} on; take the link out until then`
        : 'the post is a draft; take the link out until it is shown';
    };
}
