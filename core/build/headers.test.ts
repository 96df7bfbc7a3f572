import { describe, expect, it } from 'vitest';
import { withStyleHash } from './headers.ts';

const POLICY = "default-src 'none'; style-src 'self'; style-src-attr 'none'";

describe('the content policy of a document', () => {
  it('lets its own inline style through', () => {
    expect(withStyleHash(POLICY, "'sha256-a$&='")).toBe("default-src 'none'; style-src 'self' 'sha256-a$&='; style-src-attr 'none'");
  });
  it('is that of the site where there is none', () => {
    expect(withStyleHash(POLICY, undefined)).toBe(POLICY);
  });
});
