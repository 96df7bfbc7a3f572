import inputs from 'site:inputs';

/** Whether an address is at our API's origin, which is the site's unless the build says otherwise (`API_BASE`). */
export function isAtApiOrigin(address: string): boolean {
  return address.startsWith(`${inputs.apiBase || location.origin}/`);
}
