/**
 * Elements that a compiled post may hold. The pipeline refuses to compile any other, and the browser's policy
 * `post-html` refuses to insert any other (design 9).
 */
export const POST_ELEMENTS: ReadonlySet<string> = new Set(
  'p h2 h3 ul ol li strong em a br hr blockquote code table thead tbody tr th td div'.split(' '),
);
