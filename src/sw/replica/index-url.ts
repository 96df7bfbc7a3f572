/** Where the pipeline writes the index of a list. */
export function indexUrl(type: string, locale: string): string {
  return `/data/${type}.${locale}.json`;
}
