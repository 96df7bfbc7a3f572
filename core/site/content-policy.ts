const STYLE_SOURCES = "style-src 'self'";

/**
 * The content policy of one document (spec 15).
 * @param policy The policy of the site, which lets no inline style through.
 * @param styleHash Source expression of the document's inline style; undefined where it has none.
 */
export function withStyleHash(policy: string, styleHash: string | undefined): string {
  return styleHash ? policy.replace(STYLE_SOURCES, () => `${STYLE_SOURCES} ${styleHash}`) : policy;
}
