import { isSparing, networkInformation } from '#src/lib/any/connection.ts';

/** What may be fetched ahead: links in view and those about to be used; only what is touched or pressed; nothing. */
export type WarmingMode = 'all' | 'press' | 'none';

/** Bytes a session may spend on links (design 8): some sixty pages, or on a slow network, where each is pressed, a dozen. */
export const WARMING_BUDGETS: Record<WarmingMode, number> = { all: 1_500_000, press: 300_000, none: 0 };

/** Never offline, on 2g or under data saver (spec 4); on 3g only on a sure intent. A browser that says nothing is taken for fast. */
export function warmingMode(): WarmingMode {
  if (isSparing()) return 'none';
  return networkInformation()?.effectiveType === '3g' ? 'press' : 'all';
}
