/** What a visit does in an engine, whatever protocol drives it. Elements are waited for until they can be seen. */
export interface Visitor {
  /** Loads an address, as typed. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It may use its arguments and the page, nothing of this process. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  click(target: Target): Promise<void>;
  /** Writes into a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Chooses the option of a select that is written so. */
  choose(target: Target, option: string): Promise<void>;
  /** A picture (PNG) of what an element looks like on the screen. */
  draw(target: Target): Promise<Buffer>;
  /** Gives the page about this many pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What the page said that it should not, since the last time: console messages, uncaught errors, policy violations. */
  consoleErrors(): Promise<string[]>;
  leave(): Promise<void>;
}

/** What the engines say of a request that fails because there is no network. */
export const REQUEST_FAILED = /NetworkError|Load failed|Failed to load|download failed/;

/** The first element that matches, can be seen and, when words are given, is called by exactly these. */
export interface Target {
  selector: string;
  words?: string;
}

/** Runs in the page. */
export function findShown(selector: string, words: string | null): Element | null {
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const names = [element.getAttribute('aria-label'), element.textContent, ...labels].map(plain);
    if (element.checkVisibility({ visibilityProperty: true }) && (words === null || names.includes(plain(words)))) return element;
  }
  return null;
}
