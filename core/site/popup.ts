/** A popup of content/popups.json (spec 2), as a page gets it: one locale's words. */
export interface Popup {
  id: string;
  /** Milliseconds since the epoch; shown from `start` until just before `end`, or, where there is none, for good. */
  start: number;
  end?: number;
  title: string;
  body: string;
  /** Address of the post it leads to. */
  href?: string;
}

/** The popups that are due at a moment, in the file's order. */
export function listDuePopups<T extends Pick<Popup, 'start' | 'end'>>(popups: readonly T[], now: number): T[] {
  return popups.filter(({ start, end }) => start <= now && (end === undefined || now < end));
}
