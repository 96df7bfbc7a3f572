import { readRange } from '#core/offline/byte-range.ts';

/** The part of a whole answer that a Range header asks for (RFC 9110, 14); all of it without one. */
export async function sliceFile(request: Request, whole: Response): Promise<Response> {
  const header = isSameFile(request.headers.get('if-range'), whole.headers) ? request.headers.get('range') : null;
  if (header === null) return whole;
  const file = await whole.blob();
  const range = readRange(header, file.size);
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  if (range.kind === 'beyond') {
    headers.delete('content-length');
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, statusText: 'Range Not Satisfiable', headers });
  }
  if (range.kind === 'whole') return new Response(file, { headers });
  const { first, last } = range;
  headers.set('content-range', `bytes ${first}-${last}/${file.size}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(file.slice(first, last + 1), { status: 206, statusText: 'Partial Content', headers });
}

/** A part is of use only to a client that has the rest of the same file (13.1.5); a weak tag never proves that it is the same. */
function isSameFile(condition: string | null, headers: Headers): boolean {
  if (condition === null) return true;
  if (condition.startsWith('W/')) return false;
  return condition === headers.get(condition.startsWith('"') ? 'etag' : 'last-modified');
}
