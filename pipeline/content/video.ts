import type { Film, PostItem } from '../../core/posts/post.ts';

/**
 * Reads where a video is: `film: ID`, a folder of content/films, or `external: { url, length }`, a poster that links out.
 * Each error is written without the file's name, which the caller knows.
 */
export function readVideo(
  fields: Readonly<Record<string, unknown>>,
  filmOf: (id: string) => Film | undefined,
): { video: Pick<PostItem, 'film' | 'external'>; errors: string[] } {
  const { film: id, external } = fields;
  if ((id === undefined) === (external === undefined))
    return { video: {}, errors: ["give either 'film' or 'external': the id of a film in content/films, or { url, length }"] };
  if (external !== undefined) return readExternal(external);
  const film = typeof id === 'string' ? filmOf(id) : undefined;
  if (film) return { video: { film }, errors: [] };
  return { video: {}, errors: [`film '${String(id)}' is not in content/films; make it there or use the name of a folder in it`] };
}

function readExternal(field: unknown): ReturnType<typeof readVideo> {
  const { url, length } = (field && typeof field === 'object' ? field : {}) as { url?: unknown; length?: unknown };
  const errors: string[] = [];
  if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).protocol !== 'https:')
    errors.push(`external url '${String(url)}': give an https address`);
  const [, minutes, seconds] = (typeof length === 'string' && /^(\d{1,3}):([0-5]\d)$/.exec(length)) || [];
  if (seconds === undefined) errors.push(`external length '${String(length)}': write minutes and seconds, as "2:40"`);
  if (errors.length > 0) return { video: {}, errors };
  return { video: { external: { url: url as string, duration: Number(minutes) * 60 + Number(seconds) } }, errors };
}
