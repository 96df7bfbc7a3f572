import { isUtf8MimeType, mime } from '@fastify/send';

export function createFileHeaders(path: string): Record<string, string> {
  return {
    'content-type': getContentType(path),
    'cache-control': getCacheControl(path),
    vary: path.startsWith('images/') ? 'accept-encoding, save-data' : 'accept-encoding',
    ...(canBeCut(path) && { 'accept-ranges': 'bytes' }),
  };
}

/** Whether a part of a file may be asked for. Nobody asks for parts of scripts, styles and pages, and pages have no bytes to spare. */
export function canBeCut(path: string): boolean {
  return !path.startsWith('assets/') && !path.endsWith('.html');
}

/** The media type by the file's extension; those of feeds cannot be derived from theirs. */
function getContentType(path: string): string {
  const feed = /^(?:en|ko)\/feed\.(xml|json)$/.exec(path)?.[1];
  if (feed) return `application/${feed === 'xml' ? 'rss+xml' : 'feed+json'}; charset=utf-8`;
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
