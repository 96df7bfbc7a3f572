import { describe, expect, it } from 'vitest';
import { hashesOf } from './page-hashes.ts';

describe('the places of a page', () => {
  it('are the ids in its module', () => expect(hashesOf('company')).toContain('vision'));
  it('are unknown where parts of it are elsewhere, and without a module', () => {
    expect(hashesOf('home')).toBeUndefined();
    expect(hashesOf('link')).toBeUndefined();
  });
});
