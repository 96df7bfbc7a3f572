import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';
import { type PageElement, UNSTYLED } from './page-elements.ts';

/** Conditions that nothing meets before the visitor does something. The whole style sheet, which follows, has their rules. */
const LATER_STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'popover-open', 'user-invalid', 'autofill']);
/** Attributes that the boot script gives the root element before the first paint. */
const BOOT_ATTRIBUTES = new Set(['data-saver']);

/** What a selector asks of a single element: all that stands between two combinators. */
export type Compound = readonly Selector[];

/** The compounds of a selector, without pseudo-elements, for which every element that may have them counts. */
export function splitSelector(selector: string): Compound[] {
  return parse(selector).flatMap(toCompounds);
}

/**
 * Whether the element may be what the compound asks for. A condition of its place among others, or an unknown one, counts as met.
 * @param shown All elements of the document, of which `:has()` speaks.
 */
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
      if (BOOT_ATTRIBUTES.has(part.name)) return element.tag === 'html';
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
