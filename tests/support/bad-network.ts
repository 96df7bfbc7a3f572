import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import { NETWORK_STATES, type NetworkState } from './fault-proxy.ts';

export interface BadNetwork {
  /** How often each state began. */
  counts: Record<NetworkState, number>;
  readonly state: NetworkState;
  /** A working network again. */
  stop(): Promise<void>;
}

/** Every third state at most is a working network. */
const WORKING_SHARE = 1 / 3;

/** A network that goes, hangs, breaks off, answers 503 and lies: each for 1 to 8 s, as a seeded generator says. */
export function startBadNetwork({ setNetwork }: Deployment, random: () => number): BadNetwork {
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
