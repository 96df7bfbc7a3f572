import { networkInformation, shouldSaveData } from '#src/shared/isomorphic/connection.ts';

/** What may be prefetched: links in view and those about to be used; only those touched or pressed; nothing. */
export type PrefetchMode = 'view' | 'touch' | 'none';

/** Bytes that a session may spend: about sixty pages, or on a slow network, where each is touched, a dozen. */
export const PREFETCH_BUDGETS: Record<PrefetchMode, number> = { view: 1_500_000, touch: 300_000, none: 0 };

/** Nothing offline, on 2g or under data saver (spec 4); on 3g only what is touched. A browser that does not report its network counts as fast. */
export function prefetchMode(): PrefetchMode {
  if (shouldSaveData()) return 'none';
  return networkInformation()?.effectiveType === '3g' ? 'touch' : 'view';
}
