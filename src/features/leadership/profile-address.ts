const PREFIX = 'leader-';

/** Anchor of a profile: on the card, and in the address of its overlay. */
export function profileAnchor(id: string): string {
  return PREFIX + id;
}

/** The leader whose profile a hash opens. Any other hash, however malformed, opens none. */
export function leaderAt<Leader extends { id: string }>(hash: string, leaders: readonly Leader[]): Leader | undefined {
  return leaders.find(({ id }) => hash === `#${profileAnchor(id)}`);
}

/** History state of an overlay that was opened from its own page: the page below keeps its scroll, and back closes. */
export const OPENED = { still: true, opened: true } as const;

/**
 * How closing leaves the profile's address: back to the entry below when this page opened it, else (a deep link) by
 * taking its place, so that back still leads to where the visitor came from.
 */
export function wayOut(state: unknown): 'back' | 'replace' {
  return (state as { opened?: boolean } | null)?.opened ? 'back' : 'replace';
}
