import type { HtmlElement } from '../html/parse-html.ts';

/** Elements of a document that look alike to a style sheet: their tag, classes and attributes. */
export interface PageElement {
  /** Equal for elements that look alike. */
  key: string;
  tag: string;
  classes: ReadonlySet<string>;
  attributes: Readonly<Record<string, string>>;
}

/** Attributes in which elements differ and that are not noted: a selector that names one may match any element. */
export const UNSTYLED =
  /^(?:id|href|src|srcset|alt|d|points|viewbox|width|height|[xyr]\d?|c[xy]|for|value|name|content|datetime|aria-(?:label|labelledby|describedby|controls)|title)$/;

/**
 * Lists the distinct elements that the browser shows of a document before any script has run, in the order in which they first stand.
 * Closed dialogs and popovers that are dialogs are left out, as is what is inside of hidden elements; other popovers and details are not,
 * since some stand open on wide screens. So is what is inside of elements marked `data-late`: closed menu panels, and sections so far below
 * the first screen that the browser lays them out later (`content-visibility`).
 */
export function listShownElements(root: HtmlElement): PageElement[] {
  const found = new Map<string, PageElement>();
  const visit = ({ tag, attributes, children }: HtmlElement) => {
    if (isClosed(tag, attributes)) return;
    // The element that hides is styled itself: some rules show it again.
    if (tag) add(found, tag, attributes);
    if (isHidden(tag, attributes)) return;
    for (const child of children) if (typeof child !== 'string') visit(child);
  };
  visit(root);
  return [...found.values()];
}

/** What opens as a dialog, which only a script or a touch can do. */
function isClosed(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return tag === 'dialog' ? !('open' in attributes) : 'popover' in attributes && attributes.role === 'dialog';
}

function isHidden(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return 'hidden' in attributes || 'data-late' in attributes || tag === 'noscript' || tag === 'template' || tag === 'script';
}

function add(found: Map<string, PageElement>, tag: string, all: Readonly<Record<string, string>>): void {
  const attributes = Object.fromEntries(Object.entries(all).filter(([name]) => !UNSTYLED.test(name)));
  const key = `${tag} ${JSON.stringify(attributes)}`;
  if (!found.has(key)) found.set(key, { key, tag, classes: new Set(all.class?.split(/\s+/).filter(Boolean)), attributes });
}
