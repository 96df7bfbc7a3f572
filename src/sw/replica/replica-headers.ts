import { REPLICA_HEADER, STORED_AT_HEADER } from '#core/offline/headers.ts';
import { storedAtOf } from '../caches/stored-responses.ts';

/** Says of an answer that it was computed from a stored copy, and when that copy was stored. */
export function replicaHeaders(copy: Response): Record<string, string> {
  return { [REPLICA_HEADER]: '1', [STORED_AT_HEADER]: String(storedAtOf(copy)) };
}
