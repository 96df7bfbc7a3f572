import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isDocument } from '../../core/build/library.ts';

export interface SiteFiles {
  exists(url: string): boolean;
  read(url: string): string;
  /** Bytes on the wire: compressed where the server has it compressed. */
  size(url: string): number;
  digest(url: string): string;
}

/** The built site's files by their addresses. */
export function siteFiles(site: string): SiteFiles {
  const path = (url: string) => `${site}${url}${isDocument(url) ? '.html' : ''}`;
  const found = new Set<string>();
  return {
    exists: (url) => found.has(url) || (existsSync(path(url)) && Boolean(found.add(url))),
    read: (url) => readFileSync(path(url), 'utf8'),
    size: (url) => statSync(existsSync(`${path(url)}.br`) ? `${path(url)}.br` : path(url)).size,
    digest: (url) => digest(readFileSync(path(url))),
  };
}

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
