const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files with a hash in their path never change; pages and data must be revalidated. */
export function getCacheControl(path: string): string {
  if (/^(assets|images|films|og)\//.test(path)) return IMMUTABLE;
  if (/\.(svg|png|ico)$/.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}
