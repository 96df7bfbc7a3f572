/** Which of a post's texts: for wide screens, or for phones (spec 3). */
export type BodyVariant = 'pc' | 'mobile';

/** The bodies that stand in the prerendered document, before the app starts. */
export function readPostBodies(): Record<BodyVariant, string> {
  const html = (variant: BodyVariant) => document.querySelector(`[data-post-body="${variant}"]`)?.innerHTML;
  const pc = html('pc') ?? '';
  return { pc, mobile: html('mobile') ?? pc };
}
