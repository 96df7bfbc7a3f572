/** A reference number as visitors read it. */
const REFERENCE = /^[\dA-F]{4}-[\dA-F]{4}$/;

/** The reference number of an inquiry: the first eight digits of its id, in two groups that can be read aloud (`3F2A-9C01`). */
export function formatReference(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

export function isReference(text: string | null): text is string {
  return text !== null && REFERENCE.test(text);
}

/** The beginning of an id from what staff enter: an id or its beginning, or a reference number, whose hyphen an id does not have there. Case stays. */
export function readReference(start: string): string {
  return start.replace(/^(.{4})-/, '$1');
}
