/**
 * The elements that a compiled post may contain. The build refuses to compile any other, and the browser's Trusted Types policy
 * `post-html` refuses to insert any other (spec 15).
 */
export const POST_ELEMENTS: ReadonlySet<string> = new Set(
  'p h2 h3 ul ol li strong em a br hr blockquote code table thead tbody tr th td div'.split(' '),
);
