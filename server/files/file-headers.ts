import { isUtf8MimeType, mime } from '@fastify/send';
import { getCacheControl } from './cache-control.ts';

/** The headers of a file of the site in all its encodings. */
export function createFileHeaders(path: string): Record<string, string> {
  return {
    'content-type': getContentType(path),
    'cache-control': getCacheControl(path),
    vary: path.startsWith('images/') ? 'accept-encoding, save-data' : 'accept-encoding',
    // Scripts and styles are never requested in ranges.
    ...(!path.startsWith('assets/') && { 'accept-ranges': 'bytes' }),
  };
}

/** The media type by the file's extension; those of feeds cannot be derived from theirs. */
function getContentType(path: string): string {
  const feed = /^(?:en|ko)\/feed\.(xml|json)$/.exec(path)?.[1];
  if (feed) return `application/${feed === 'xml' ? 'rss+xml' : 'feed+json'}; charset=utf-8`;
  const type = mime.getType(path) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
