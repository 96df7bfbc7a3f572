import type { HtmlElement } from '../html/parse-html.ts';

/** Elements of a document that look alike to a style sheet: their tag, classes and attributes. */
export interface PageElement {
  /** Equal for elements that look alike. */
  key: string;
  tag: string;
  classes: ReadonlySet<string>;
  attributes: Readonly<Record<string, string>>;
}

/** Attributes in which elements differ that no selector tells apart. */
const UNSTYLED =
  /^(?:id|href|src|srcset|alt|d|points|viewbox|width|height|[xyr]\d?|c[xy]|for|value|name|content|datetime|aria-(?:label|labelledby|describedby|controls)|title)$/;

/**
 * Lists the distinct elements that the browser shows of a document before any script has run, in the order in which they first stand.
 * What is inside of closed dialogs, popovers that are dialogs, and hidden elements is left out; other popovers and details are not, since
 * some stand open on wide screens. So is what is inside of elements marked `data-late`: closed menu panels, and sections so far below
 * the first screen that the browser lays them out later (`content-visibility`).
 */
export function listShownElements(root: HtmlElement): PageElement[] {
  const found = new Map<string, PageElement>();
  const visit = ({ tag, attributes, children }: HtmlElement) => {
    // The element that hides is styled itself: some rules show it again.
    if (tag) add(found, tag, attributes);
    if (isHidden(tag, attributes)) return;
    for (const child of children) if (typeof child !== 'string') visit(child);
  };
  visit(root);
  return [...found.values()];
}

function isHidden(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  if (tag === 'dialog') return !('open' in attributes);
  if ('popover' in attributes && attributes.role === 'dialog') return true;
  return 'hidden' in attributes || 'data-late' in attributes || tag === 'noscript' || tag === 'template' || tag === 'script';
}

function add(found: Map<string, PageElement>, tag: string, all: Readonly<Record<string, string>>): void {
  const attributes = Object.fromEntries(Object.entries(all).filter(([name]) => !UNSTYLED.test(name)));
  const key = `${tag} ${JSON.stringify(attributes)}`;
  if (!found.has(key)) found.set(key, { key, tag, classes: new Set(all.class?.split(/\s+/).filter(Boolean)), attributes });
}
