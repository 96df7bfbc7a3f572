/** What a Range header asks of a file, in bytes, both ends included. */
export type ByteRange = { kind: 'part'; first: number; last: number } | { kind: 'whole' } | { kind: 'beyond' };

/** Reads a Range header (RFC 9110, 14.1.2 and 14.2). Another unit, a malformed header and several ranges mean the whole file. */
export function readRange(header: string | null, size: number): ByteRange {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return { kind: 'whole' };
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { kind: 'part', first: size - length, last: size - 1 } : { kind: 'beyond' };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return { kind: 'whole' };
  if (first >= size) return { kind: 'beyond' };
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
