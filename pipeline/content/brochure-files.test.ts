import { describe, expect, it } from 'vitest';
import { addBrochureFiles, brochureErrors, type MeasuredFile } from './brochure-files.ts';
import type { PostSet } from './posts.ts';

const file = (id: string, locale: 'en' | 'ko'): MeasuredFile => ({ id, locale, url: `/downloads/${id}-${locale}.pdf`, bytes: 7, pages: 6 });
const setOf = (type: string, locale: string, id: string) =>
  ({ type, locale, posts: [{ id }], index: { posts: [{ id }] } }) as unknown as PostSet;

describe('addBrochureFiles', () => {
  it('puts the language of the page first, on the post and in the list', () => {
    const [set] = addBrochureFiles([setOf('brochures', 'ko', 'a')], [file('a', 'en'), file('a', 'ko'), file('b', 'en')]);
    expect(set?.posts[0]?.files?.map(({ locale }) => locale)).toEqual(['ko', 'en']);
    expect(set?.index.posts[0]?.files).toEqual(set?.posts[0]?.files);
    expect(set?.posts[0]?.files?.[0]).toEqual({ locale: 'ko', url: '/downloads/a-ko.pdf', bytes: 7, pages: 6 });
  });

  it('leaves other posts alone', () => {
    const news = setOf('newsroom', 'en', 'x');
    expect(addBrochureFiles([news], [])).toEqual([news]);
  });

  it('names every post without a PDF, and a hint, once', () => {
    const sets = [setOf('brochures', 'en', 'x'), setOf('brochures', 'ko', 'x')];
    expect(() => addBrochureFiles(sets, [file('a', 'en')])).toThrow(
      "1 error(s) in the content:\n  content/posts/brochures/x: there is no PDF; put one into the folder and name it in the front matter, `pdf: FILE.pdf`, or name the folder as one that 'npm run brochures' prints: a",
    );
  });

  it('a post with a PDF of its own needs none that is printed, and may not take its address', () => {
    expect(brochureErrors(['x', 'y'], ['a'], ['x', 'y'])).toEqual([]);
    expect(brochureErrors(['a'], ['a'], ['a'])).toEqual([expect.stringContaining("content/posts/brochures/a: 'pdf' names a file, and")]);
  });
});
