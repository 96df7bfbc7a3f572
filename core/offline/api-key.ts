/** The cache key of an API URL: its parameters are sorted, so that equal queries share one entry. */
export function apiKey({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
