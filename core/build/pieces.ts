/** A file of pieces that are read one by one: four bytes with the header's length (big-endian), the header as JSON, the pieces. */
export interface PiecesHeader {
  /** ISO date: posts before it are left out. Absent where none is. */
  since?: string;
  /** First byte of each piece and the byte after its last, counted from the end of the header; by the address that the piece answers. */
  pieces: Readonly<Record<string, readonly [start: number, end: number]>>;
}

export const HEADER_LENGTH_BYTES = 4;

const TYPES: readonly [RegExp, string][] = [
  [/\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/^\/api\/|\.json$/, 'application/json'],
];

/** The content type of a piece by its address: a script, a style sheet, data, or a document. */
export function contentTypeOf(address: string): string {
  return `${TYPES.find(([pattern]) => pattern.test(address))?.[1] ?? 'text/html'}; charset=utf-8`;
}
