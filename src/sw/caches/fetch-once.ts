import { fetchMoving } from '../stall-limit.ts';

/** Fetches what is to be stored; the browser's cache may answer. A redirect is not followed. */
export function fetchOnce(address: string, accept: string): Promise<Response> {
  return fetchMoving(address, { headers: { accept }, redirect: 'manual' });
}
