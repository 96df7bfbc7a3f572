/** A script element that is not a block of data: JSON is never run, and the content policy does not ask for its hash. */
const SCRIPT = /<script(?! type="application\/(?:ld\+)?json"[ >])[^>]*>/i;

/**
 * Throws for rendered markup that a browser would refuse under the site's content policy, and for characters that were broken
 * on the way. In text, React and the Markdown compiler escape `<` and `"`: what is found here is a tag.
 */
export function checkMarkup(path: string, markup: string): void {
  const script = SCRIPT.exec(markup);
  if (script) throw new Error(`${path} has a script that the content policy forbids: ${script[0]}`);
  // Looking for the text first takes a tenth of the time.
  const styled = markup.includes(' style="') && /<[^>]* style="[^>]*>/.exec(markup);
  if (styled) throw new Error(`${path} has a style attribute, which the content policy forbids: ${styled[0]}`);
  if (markup.includes('\ufffd')) throw new Error(`${path} has a broken character (U+FFFD)`);
}
