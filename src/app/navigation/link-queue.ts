/** What may be prefetched: links in view and those about to be used; only those touched or pressed; nothing. */
export type PrefetchMode = 'view' | 'touch' | 'none';

/** Decides which link is prefetched next: each path once, whatever links lead there, the most likely one first. */
export interface LinkQueue {
  /** A link came into view, or left it. */
  enter(path: string): void;
  leave(path: string): void;
  /** A link was pointed at or focused, or (`isTouched`) touched or pressed, which nearly always means that it is followed. */
  expect(path: string, isTouched: boolean): void;
  /** A link is likely to be followed. */
  isExpected(path: string): boolean;
  /** A link is still in view, or was touched. */
  isWanted(path: string): boolean;
  next(mode: PrefetchMode): string | undefined;
  /** The path was not prefetched after all and may be given again. */
  giveBack(path: string): void;
}

export function createLinkQueue(): LinkQueue {
  /** Counts links, since several of a page may lead to one path. */
  const inView = new Map<string, number>();
  /** Paths that are expected to be followed, and whether they were touched. */
  const expected = new Map<string, boolean>();
  const given = new Set<string>();
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
    expect: (path, isTouched) => {
      expected.set(path, isTouched || expected.get(path) === true);
    },
    isExpected: (path) => expected.has(path),
    isWanted: (path) => inView.has(path) || expected.has(path),
    next: (mode) => {
      const touched = [...expected.keys()].filter((path) => expected.get(path));
      const candidates = { none: [], touch: touched, view: [...touched, ...expected.keys(), ...inView.keys()] }[mode];
      const path = candidates.find((candidate) => !given.has(candidate));
      if (path !== undefined) given.add(path);
      return path;
    },
    giveBack: (path) => {
      given.delete(path);
    },
  };
}
