import { hash } from 'node:crypto';

/** The source expression (Content Security Policy) of the inline style that the build puts into a document's head; undefined where it has none. */
export function hashInlineStyle(html: Buffer): string | undefined {
  const start = html.indexOf('<style>');
  const end = html.indexOf('</style>', start);
  return start < 0 || end < 0 ? undefined : `'sha256-${hash('sha256', html.subarray(start + '<style>'.length, end), 'base64')}'`;
}
