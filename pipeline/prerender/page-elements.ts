import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';
import type { HtmlElement } from './parse-html.ts';

/** Elements of a document that look alike to a style sheet: their tag, classes and attributes. */
export interface PageElement {
  key: string;
  tag: string;
  classes: ReadonlySet<string>;
  attributes: Readonly<Record<string, string>>;
}

/** Attributes in which elements differ and that are not noted: a selector that names one may match any element. */
const UNSTYLED =
  /^(?:id|href|src|srcset|alt|data-alt|d|points|viewbox|width|height|[xyr]\d?|c[xy]|for|value|name|content|datetime|aria-(?:label|labelledby|describedby|controls)|title)$/;

/**
 * Lists the distinct elements that a document shows before any script has run. Left out are dialogs, the contents of closed details, and
 * of elements marked `data-late`. A hidden element counts for the rule that hides it only.
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

const isStyled = (name: string) => !UNSTYLED.test(name);

/** Conditions that nothing meets before the visitor does something. The whole style sheet, which follows, has their rules. */
const LATER_STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'popover-open', 'user-invalid', 'autofill']);
/** Attributes that the boot script gives elements of these tags. */
const BOOT_ATTRIBUTES: Readonly<Record<string, string>> = { 'data-missing': 'img' };

/** What a selector asks of a single element: all that stands between two combinators. */
export type Compound = readonly Selector[];

/** The compounds of a selector, without pseudo-elements, for which every element that may have them counts. */
export function splitSelector(selector: string): Compound[] {
  return parse(selector).flatMap(toCompounds);
}

/** Whether the element may be what the compound asks for; unknown conditions count as met. @param shown All, for `:has()`. */
export function canMatch(element: PageElement, compound: Compound, shown: readonly PageElement[]): boolean {
  return compound.every((part) => canMeet(element, part, shown));
}

function toCompounds(parts: readonly Selector[]): Compound[] {
  const compounds: Selector[][] = [[]];
  for (const part of parts) {
    if (part.type === SelectorType.Attribute || part.type === SelectorType.Pseudo || part.type === SelectorType.Tag)
      compounds.at(-1)?.push(part);
    else if (part.type !== SelectorType.Universal && part.type !== SelectorType.PseudoElement) compounds.push([]);
  }
  return compounds;
}

function canMeet(element: PageElement, part: Selector, shown: readonly PageElement[]): boolean {
  switch (part.type) {
    case SelectorType.Tag:
      return part.name === element.tag;
    case SelectorType.Attribute:
      if (part.name === 'class') return element.classes.has(part.value);
      if (UNSTYLED.test(part.name)) return true;
      if (BOOT_ATTRIBUTES[part.name]) return element.tag === BOOT_ATTRIBUTES[part.name];
      return part.action === AttributeAction.Equals ? element.attributes[part.name] === part.value : part.name in element.attributes;
    case SelectorType.Pseudo:
      if (part.name === 'root') return element.tag === 'html';
      if ((part.name === 'is' || part.name === 'where') && Array.isArray(part.data))
        return part.data.some((inner) => canMatch(element, toCompounds(inner).at(-1) as Compound, shown));
      // Wherever they stand.
      if (part.name === 'has' && Array.isArray(part.data))
        return part.data.some((inner) => toCompounds(inner).every((one) => shown.some((other) => canMatch(other, one, shown))));
      if (part.name === 'disabled') return 'disabled' in element.attributes;
      // Of a list one option is chosen, whether its markup says so or not.
      if (part.name === 'checked') return element.tag === 'option' || 'checked' in element.attributes;
      return !LATER_STATES.has(part.name);
    default:
      return true;
  }
}
