import type { PostType } from '../../core/site/pages.ts';
import { didYouMean } from './nearest.ts';
import { parseTime } from './release.ts';

const COMMON = ['title', 'summary', 'category', 'date', 'image', 'draft', 'publishAt'];

/** The front matter that each type knows beyond the common fields. */
const OWN: Partial<Record<PostType, readonly string[]>> = { images: ['gallery'], videos: ['film', 'external'], brochures: ['pdf'] };

/** Fields that belong to the post, not to a language. */
export const SHARED_FIELDS = ['category', 'date', 'image', 'draft', 'publishAt'] as const;

export function fieldsOf(type: PostType): readonly string[] {
  return [...COMMON, ...(OWN[type] ?? [])];
}

/** Errors of the fields that every type treats alike: names nobody knows, and when the post is shown. */
export function checkFields(type: PostType, fields: Record<string, unknown>): string[] {
  const known = fieldsOf(type);
  const errors = Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => `field '${name}' is unknown; use ${known.join(', ')}${didYouMean(name, known)}`);
  const { draft, publishAt, date } = fields;
  if (draft !== undefined && draft !== 'true' && draft !== 'false') errors.push(`draft '${draft}' is unclear; write true or false`);
  if (publishAt !== undefined && parseTime(String(publishAt)) === undefined) {
    errors.push(`publishAt '${publishAt}' is no time; write it as 2026-12-01T09:00+09:00, or as a day, which begins in Seoul`);
  }
  // A post of the day on which it is shown, or of an earlier one.
  const [shown, dated] = [parseTime(String(publishAt)), parseTime(String(date))];
  if (shown !== undefined && dated !== undefined && shown < dated)
    errors.push(`publishAt '${publishAt}' is before the post's date, ${date}; correct one of them`);
  return errors;
}
