/** What vite-react-ssg makes of an empty root, with the place of an inline script that the content policy forbids. */
const ROOT = '<div id="root" data-server-rendered="true"></div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>';

/** What a document has in the places that index.html marks. */
export interface TemplateParts {
  /** Attributes of `<html>`. */
  htmlAttributes: string;
  /** What is fetched before anything else. */
  preload: string;
  title: string;
  /** The rest of the head. */
  head: string;
  /** What stands inside `#root`. */
  markup: string;
  /** What stands behind it. */
  tail: string;
}

/** index.html as the bundler leaves it, without its tags, in whose place documents have the boot script, and without spaces between tags. */
export function readTemplate(bundled: string): string {
  return bundled.replace(/<!--head-->[\s\S]*(?=<\/head>)/, '<!--head-->').replace(/\s*\n\s*/g, '');
}

/** Fills a page of the generator that was made from the template. Throws where it has not the template's marks. */
export function fillTemplate(page: string, { htmlAttributes, preload, title, head, markup, tail }: TemplateParts): string {
  const places: [mark: string, text: string][] = [
    ['<html lang="en">', `<html ${htmlAttributes}>`],
    ['<!--preload-->', preload],
    ['<!--title-->', title],
    ['<!--head-->', head],
    [ROOT, `<div id="root">${markup}</div>`],
    ['<!--tail-->', tail],
  ];
  // From the end: what has been filled in is behind the marks that are still looked for, whatever it says.
  return places.reduceRight((html, [mark, text]) => {
    const at = html.indexOf(mark);
    if (at < 0) throw new Error(`index.html has no ${mark}`);
    return html.slice(0, at) + text + html.slice(at + mark.length);
  }, page);
}
