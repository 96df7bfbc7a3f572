/** The security headers (spec 15), as the build leaves them for the server: headers.json. */
export interface BuiltHeaders {
  /** The public origin that the site was built for. */
  origin: string;
  /** Scheme and host of the API, where it is not the site's. */
  apiOrigin?: string;
  headers: Readonly<Record<string, string>> & { 'content-security-policy': string };
  /** Content policies of the documents that have one of their own, by their addresses. */
  ownPolicies?: Readonly<Record<string, string>>;
  /** What is added where the visitor's connection is https: a header, and the end of the content policy. */
  https?: { 'strict-transport-security': string; upgrade: string };
}

const STYLE_SOURCES = "style-src 'self'";

/** The content policy (spec 15) of a document with this source expression for its inline style, or with none. */
export function withStyleHash(policy: string, styleHash: string | undefined): string {
  return styleHash ? policy.replace(STYLE_SOURCES, () => `${STYLE_SOURCES} ${styleHash}`) : policy;
}
