import { open } from 'node:fs/promises';
import { isUtf8MimeType, mime } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListedFile } from '../../core/build/release.ts';
import { FEED_TYPE } from '../../core/site/urls.ts';
import { chooseEncoding, type Encoding, formatEtag, isKnown } from '../responses/encoding.ts';

/** A file of a release, which never changes. */
export interface SiteFile extends ListedFile {
  /** Where it is on the disk. The paths of its compressed forms add `ENDINGS`. */
  path: string;
  /** All that concern the file, whatever encoding is sent. */
  headers: Readonly<Record<string, string>>;
  /** Its bytes; those that were asked for lately are in memory. */
  read(encoding?: Encoding): Promise<Buffer>;
}

export const ENDINGS: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' };

/** A larger file is not held in memory, but sent from the disk. */
const MAX_HELD_BYTES = 4 * 1024 * 1024;

/** Sends a file in the encoding that the request accepts; a part of it, or 304 to a client that knows it, where the status is 200. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number = file.status ?? 200,
): Promise<FastifyReply> {
  const accepted = chooseEncoding(request);
  const encoding = accepted !== 'identity' && file[accepted] ? accepted : 'identity';
  const bytes = (encoding === 'identity' ? undefined : file[encoding]) ?? file.bytes;
  const etag = formatEtag(file.digest, encoding);
  const { 'content-type': type = '', ...others } = file.headers;
  reply.styleHash = file.styleHash;
  if (status === 200 && isKnown(request, etag))
    return reply
      .code(304)
      .headers({ ...others, etag })
      .send();
  const range = status === 200 && canBeCut(file.file) ? readFileRange(request, bytes, etag) : WHOLE;
  if (range.kind === 'beyond')
    return reply
      .code(416)
      .headers({ ...others, etag, 'content-range': `bytes */${bytes}` })
      .type('text/plain; charset=utf-8')
      .send('Range Not Satisfiable');
  const { first, last } = range.kind === 'part' ? range : { first: 0, last: bytes - 1 };
  const isLarge = bytes > MAX_HELD_BYTES;
  // Before any header is set: a file that cannot be read is another answer.
  const held = isLarge ? undefined : await file.read(encoding);
  const handle = isLarge && request.method !== 'HEAD' ? await open(file.path + ENDINGS[encoding]) : undefined;
  reply.code(range.kind === 'part' ? 206 : status).headers({
    ...others,
    etag,
    'content-type': type,
    'content-length': String(last - first + 1),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(range.kind === 'part' && { 'content-range': `bytes ${first}-${last}/${bytes}` }),
  });
  // Fastify closes the stream, and with it the file, when the connection is closed.
  return reply.send(handle?.createReadStream({ start: first, end: last }) ?? held?.subarray(first, last + 1));
}

/** What a Range header asks of a file, in bytes, both ends included. */
type ByteRange = { kind: 'part'; first: number; last: number } | { kind: 'whole' } | { kind: 'beyond' };

const WHOLE: ByteRange = { kind: 'whole' };

/** A part of another version, or of another encoding, must not be put into what the client has (RFC 9110, 13.1.5). */
function readFileRange({ headers }: FastifyRequest, bytes: number, etag: string): ByteRange {
  return headers['if-range'] === undefined || headers['if-range'] === etag ? readRange(headers.range ?? '', bytes) : WHOLE;
}

/** Another unit, a malformed header and several ranges mean the whole file (RFC 9110, 14.2). */
export function readRange(header: string, bytes: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? [];
  if (from === '' && to === '') return WHOLE;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < first) return WHOLE;
  return first >= bytes ? { kind: 'beyond' } : { kind: 'part', first, last };
}

export function createFileHeaders(path: string): Record<string, string> {
  return {
    'content-type': getContentType(path),
    'cache-control': getCacheControl(path),
    vary: path.startsWith('images/') ? 'accept-encoding, save-data' : 'accept-encoding',
    ...(canBeCut(path) && { 'accept-ranges': 'bytes' }),
  };
}

/** Whether a part of a file may be asked for. Nobody asks for parts of scripts, styles and pages, and pages have no bytes to spare. */
function canBeCut(path: string): boolean {
  return !path.startsWith('assets/') && !path.endsWith('.html');
}

/** The media type by the file's extension; that of feeds cannot be derived from theirs. */
function getContentType(path: string): string {
  if (/^[a-z-]+\/feed\.xml$/.test(path)) return `${FEED_TYPE}; charset=utf-8`;
  const type = mime.getType(path) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hashed files never change; others are revalidated. A network that minifies a document would make the app draw it anew. */
export function getCacheControl(path: string): string {
  if (/^(assets|images|films|og)\//.test(path)) return IMMUTABLE;
  if (/\.(svg|png|ico)$/.test(path)) return 'public, max-age=86400';
  return path.endsWith('.html') ? 'no-cache, no-transform' : 'no-cache';
}
