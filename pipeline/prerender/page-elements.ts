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
 * Closed dialogs and popovers that are dialogs are left out; other popovers are not, since some stand open on wide screens. So is what is
 * inside of closed details, and of elements marked `data-late`: closed menu panels, and sections so far below the first screen that the
 * browser lays them out later (`content-visibility`). A hidden element is there for the rule that hides, and for no other.
 */
export function listShownElements(root: HtmlElement): PageElement[] {
  const found = new Map<string, PageElement>();
  const visit = ({ tag, attributes, children }: HtmlElement) => {
    if (isClosed(tag, attributes)) return;
    if ('hidden' in attributes) return add(found, tag, { hidden: attributes.hidden ?? '' });
    if (tag) add(found, tag, attributes);
    if (isShownLater(tag, attributes)) return;
    const isClosedDetails = tag === 'details' && !('open' in attributes);
    for (const child of children) if (typeof child !== 'string' && (!isClosedDetails || child.tag === 'summary')) visit(child);
  };
  visit(root);
  return [...found.values()];
}

/** What opens as a dialog, which only a script or a touch can do. */
function isClosed(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return tag === 'dialog' ? !('open' in attributes) : 'popover' in attributes && attributes.role === 'dialog';
}

/** Whether what is inside of an element is not shown before any script has run. */
function isShownLater(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return 'data-late' in attributes || tag === 'noscript' || tag === 'template' || tag === 'script';
}

/** A document has a thousand elements, and most are like one before: only another one's attributes are listed. */
function add(found: Map<string, PageElement>, tag: string, all: Readonly<Record<string, string>>): void {
  let key = tag;
  for (const name in all) if (isStyled(name)) key += ` ${name}=${JSON.stringify(all[name])}`;
  if (found.has(key)) return;
  const attributes = Object.fromEntries(Object.entries(all).filter(([name]) => isStyled(name)));
  found.set(key, { key, tag, classes: new Set(all.class?.split(/\s+/).filter(Boolean)), attributes });
}

const styled = new Map<string, boolean>();

function isStyled(name: string): boolean {
  const known = styled.get(name);
  if (known !== undefined) return known;
  styled.set(name, !UNSTYLED.test(name));
  return !UNSTYLED.test(name);
}
