import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Deployment } from './deployment.ts';
import { NETWORK_STATES, type NetworkState } from './fault-proxy.ts';

/** What a visitor does. */
export interface Step {
  name: string;
  /** Begins it; what it leads to may take its time. Says where it leads, where that is known. */
  begin(page: Page): Promise<string | undefined>;
}

const link: (name: string, selector: string) => (random: () => number) => Step = (name, selector) => (random) => ({
  name,
  begin: (page) =>
    page.evaluate(
      ([css, part]) => {
        const withoutHash = (href: string) => href.replace(/#.*/, '');
        const isPage = (a: HTMLAnchorElement) =>
          !/\.\w+$/.test(a.pathname) &&
          withoutHash(a.href) !== withoutHash(location.href) &&
          // On the search page, the search link of the header only puts the focus into the field.
          !(a.pathname === location.pathname && a.closest('header'));
        const all = [...document.querySelectorAll<HTMLAnchorElement>(css as string)].filter(
          (a) => a.origin === location.origin && isPage(a),
        );
        const chosen = all[Math.floor((part as number) * all.length)];
        chosen?.click();
        return chosen && chosen.pathname + chosen.search;
      },
      [selector, random()] as const,
    ),
});

/** Steps by how often they come. */
const KINDS: [number, (random: () => number, paths: readonly string[]) => Step][] = [
  [30, link('link in the page', 'main a[href^="/"]')],
  [20, link('link in the menu', 'header a[href^="/"]')],
  [8, link('link in the footer', 'footer a[href^="/"]')],
  [8, link('language', 'header a[hreflang]')],
  [10, () => ({ name: 'back', begin: (page) => page.evaluate(() => history.back()).then(() => undefined) })],
  [8, () => ({ name: 'reload', begin: (page) => page.evaluate(() => setTimeout(() => location.reload())).then(() => undefined) })],
  [8, (random, paths) => visit(paths[Math.floor(random() * paths.length)] as string)],
  [4, (random) => visit(`/${random() < 0.5 ? 'en' : 'ko'}/search?q=campus`)],
  [4, (random) => visit(`/${random() < 0.5 ? 'en' : 'ko'}/public/newsroom?year=2025`)],
];

/** An address that the visitor types, or follows from elsewhere: the browser loads the document. */
export function visit(path: string): Step {
  return {
    name: `visit ${path}`,
    begin: async (page) => {
      // In the page: the runner's own way would fail with the network.
      await page.evaluate((to) => void setTimeout(() => location.assign(to)), path);
      return path;
    },
  };
}

export function chooseStep(random: () => number, paths: readonly string[]): Step {
  let rest = random() * KINDS.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, make] of KINDS) {
    rest -= weight;
    if (rest < 0) return make(random, paths);
  }
  throw new Error('the weights of the steps do not add up');
}

/** Every third state at most is a working network. */
const WORKING_SHARE = 1 / 3;

/**
 * A network that goes, hangs, breaks off, answers 503 and lies: each for 1 to 8 s, as a seeded generator says. `counts` is how often each
 * state began; `stop` gives a working network again.
 */
export function startBadNetwork({ setNetwork }: Deployment, random: () => number) {
  const counts = Object.fromEntries(NETWORK_STATES.map((name) => [name, 0])) as Record<NetworkState, number>;
  const stopping = new AbortController();
  let state: NetworkState = 'up';
  const change = async () => {
    while (!stopping.signal.aborted) {
      const others = NETWORK_STATES.filter((name) => name !== 'up' && name !== state);
      // Those that came least often: a short walk meets all of them.
      const least = Math.min(...others.map((name) => counts[name]));
      const broken = others.filter((name) => counts[name] === least);
      const next = state !== 'up' && random() < WORKING_SHARE ? 'up' : (broken[Math.floor(random() * broken.length)] as NetworkState);
      state = next;
      counts[next] += 1;
      await setNetwork(next);
      await pause(1000 + random() * 7000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await setNetwork('up');
  };
  const running = change();
  return {
    counts,
    get state() {
      return state;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
