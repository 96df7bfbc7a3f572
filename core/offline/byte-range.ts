/** What a Range header asks of a file, in bytes, both ends included. */
export type ByteRange = { kind: 'part'; first: number; last: number } | { kind: 'whole' } | { kind: 'beyond' };

/**
 * Reads a Range header as RFC 9110 has it (14.1.2, 14.2): an end beyond the file is the file's end; a start beyond it cannot be
 * satisfied; another unit, a malformed header or several ranges at once may be ignored, and are: the whole file is right for each.
 */
export function readRange(header: string | null, size: number): ByteRange {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return { kind: 'whole' };
  if (from === '') {
    // The last so many bytes.
    const length = Math.min(Number(to), size);
    return length > 0 ? { kind: 'part', first: size - length, last: size - 1 } : { kind: 'beyond' };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return { kind: 'whole' };
  if (first >= size) return { kind: 'beyond' };
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
