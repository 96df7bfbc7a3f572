import type { WarmingMode } from './warming-mode.ts';

/** Which link comes next. Each path once, whatever link leads there; the most likely first. */
export interface LinkQueue {
  /** A link came into view, or left it: a link that left before its turn is forgotten. */
  enter(path: string): void;
  leave(path: string): void;
  /** Pointed at or focused; or touched or pressed, which is as good as followed. */
  expect(path: string, isSure: boolean): void;
  next(mode: WarmingMode): string | undefined;
  /** It was not fetched after all: it may have another turn. */
  giveBack(path: string): void;
}

export function createLinkQueue(): LinkQueue {
  /** Several links of a page may lead to one path. */
  const inView = new Map<string, number>();
  const expected = new Map<string, boolean>();
  const taken = new Set<string>();
  const firstOf = (paths: Iterable<string>) => [...paths].find((path) => !taken.has(path));
  return {
    enter: (path) => {
      inView.set(path, (inView.get(path) ?? 0) + 1);
    },
    leave: (path) => {
      const rest = (inView.get(path) ?? 0) - 1;
      if (rest > 0) inView.set(path, rest);
      else inView.delete(path);
      if (rest <= 0 && expected.get(path) === false) expected.delete(path);
    },
    expect: (path, isSure) => {
      expected.set(path, isSure || expected.get(path) === true);
    },
    next: (mode) => {
      const sure = [...expected.keys()].filter((path) => expected.get(path));
      const candidates = { none: [], press: sure, all: [...sure, ...expected.keys(), ...inView.keys()] }[mode];
      const path = firstOf(candidates);
      if (path === undefined) return undefined;
      taken.add(path);
      expected.delete(path);
      return path;
    },
    giveBack: (path) => {
      taken.delete(path);
    },
  };
}
