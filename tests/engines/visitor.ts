/** What a visit does in an engine, whatever protocol drives it. An element is the first that matches and can be seen; it is waited for. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It may use its arguments and the page, nothing of this process. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  /** Writes into a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Chooses the option of a select that has this value. */
  choose(selector: string, value: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the pages said that they should not: console messages, uncaught errors, policy violations. */
  consoleErrors(): Promise<string[]>;
  leave(): Promise<void>;
}

/** How long an element is waited for. */
export const WAIT_MS = 15_000;

/** Runs in the page. */
export function findShown(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}
