import { describe, expect, it } from 'vitest';
import { brochureErrors } from './read-brochures.ts';

describe('the PDF of a brochure post', () => {
  it('is printed, or one of its own that does not take the address of a printed one', () => {
    expect(brochureErrors(['x', 'y'], ['a'], ['x', 'y'])).toEqual([]);
    expect(brochureErrors(['a'], ['a'], [])).toEqual([]);
    expect(brochureErrors(['a'], ['a'], ['a'])).toEqual([expect.stringContaining("content/posts/brochures/a: 'pdf' names a file, and")]);
  });
  it('is missed with a hint', () => {
    expect(brochureErrors(['x'], ['a', 'a'], [])).toEqual([
      "content/posts/brochures/x: there is no PDF; put one into the folder and name it in the front matter, `pdf: FILE.pdf`, or name the folder as one that 'npm run brochures' prints: a",
    ]);
  });
});
