/** Where a map of an address is shown. Of Korea, readers of Korean use another map than the rest of the world. */
export type MapSite = 'google' | 'naver';

/** What would end the search, or begin another part of it. */
const SIGNS = /[\s%&#?+/]/g;

/** A search for an address on a map of another site. Letters of any script stay as they are: browsers encode them when they ask. */
export function mapUrl(site: MapSite, address: string): string {
  // Words that belong together are bound by no-break spaces, which no map expects.
  const query = address.replaceAll('\u00a0', ' ').replace(SIGNS, (sign) => encodeURIComponent(sign));
  return site === 'naver' ? `https://map.naver.com/p/search/${query}` : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
