const HTML = /^text\/html\b/;
const JSON_TYPE = /^application\/(?:\w+\+)?json\b/;

/** Content types by file extension. A response with another type is not the file, but for instance a captive portal. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:application|text)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  json: JSON_TYPE,
  avif: /^image\//,
  jpg: /^image\//,
  png: /^image\//,
  svg: /^image\/svg\+xml\b/,
  ico: /^image\//,
  woff2: /^(?:font\/|application\/(?:x-)?font)/,
  pdf: /^application\/pdf\b/,
  mp4: /^video\//,
  vtt: /^text\/vtt\b/,
  zip: /^application\/(?:x-)?zip\b/,
  bin: /^application\/octet-stream\b/,
};

/** True when a content type is that of the address: JSON for the API, the type of its extension for a file, HTML for pages. */
export function hasExpectedType(pathname: string, contentType: string | null): boolean {
  const extension = /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase();
  const type = (contentType ?? '').toLowerCase();
  if (pathname.startsWith('/api/')) return JSON_TYPE.test(type);
  if (extension === undefined) return HTML.test(type);
  const expected = TYPES[extension];
  return expected ? expected.test(type) : type !== '' && !HTML.test(type);
}
