import { CannotRun, type Figure } from './figures.ts';

export interface Bench {
  name: string;
  measure(): Promise<Figure[]>;
}

/** In the order in which they run: first what needs a quiet machine. A bench is loaded when its turn comes. */
export const BENCHES: readonly Bench[] = [
  { name: 'server', measure: async () => (await import('./server.ts')).measureServer() },
  { name: 'search', measure: async () => (await import('./search.ts')).measureSearch() },
  { name: 'build', measure: async () => (await import('./build.ts')).measureBuild() },
  { name: 'navigation', measure: async () => inChromium(async () => (await import('./navigation.ts')).measureNavigations()) },
  { name: 'first visit', measure: async () => inChromium((await import('./first-visit.ts')).measureFirstVisits) },
  { name: 'kit', measure: async () => (await import('./kit.ts')).measureKit() },
];

async function inChromium(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const { findChromium } = await import('../scripts/find-chromium.mjs');
  if (!findChromium()) throw new CannotRun('Chromium is not installed: npm test installs one');
  return measure();
}
