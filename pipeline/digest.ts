import { createHash } from 'node:crypto';

/** What tells one content from another, as 20 hexadecimal digits. Several parts count with where they end. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part);
    if (parts.length > 1) hash.update(`\0${part.length}\0`);
  }
  return hash.digest('hex').slice(0, 20);
}
