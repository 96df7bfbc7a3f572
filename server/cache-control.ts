const YEAR = 'public, max-age=31536000, immutable';

/** How long an answer may be kept: for ever where the address carries a hash, never unasked for elsewhere. */
export function cacheControlOf(path: string): string {
  if (/^(assets|images|films|og)\//.test(path)) return YEAR;
  if (/\.(svg|png|ico)$/.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}
