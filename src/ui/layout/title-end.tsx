/**
 * Stands behind the words that a page begins with. The first paint waits until the browser has met it (pipeline/prerender/document.ts): it
 * meets an element where that begins, and words that come after the first paint would move what has been painted.
 */
export function TitleEnd() {
  return <span id="title-end" hidden />;
}
