import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element as we read it. Text stands as strings among the children. */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (HtmlElement | string)[];
  /** Offset of the element in the source. */
  start: number;
  /** Offset behind the last attribute of its start tag: where another one can be inserted. */
  attributesEnd: number;
}

/**
 * The elements of a whole document, below a root without a tag.
 * @param hasPlaces Without the places in the source it takes half the time; they are 0 then.
 */
export function parseDocument(html: string, hasPlaces = true): HtmlElement {
  return toRoot(parse(html, { sourceCodeLocationInfo: hasPlaces }).childNodes);
}

/** The elements of a piece of markup, below a root without a tag. */
export function parseMarkup(markup: string): HtmlElement {
  return toRoot(parseFragment(markup, { sourceCodeLocationInfo: true }).childNodes);
}

/** The element and every one below it, in the order of the source. */
export function listElements(element: HtmlElement): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (one: HtmlElement) => {
    found.push(one);
    for (const child of one.children) if (typeof child !== 'string') visit(child);
  };
  visit(element);
  return found;
}

/** The first element with that tag. */
export function findElement(root: HtmlElement, tag: string): HtmlElement | undefined {
  return listElements(root).find((element) => element.tag === tag);
}

const toRoot = (nodes: readonly Tree.ChildNode[]): HtmlElement => ({
  tag: '',
  attributes: {},
  children: toChildren(nodes),
  start: 0,
  attributesEnd: 0,
});

function toChildren(nodes: readonly Tree.ChildNode[]): (HtmlElement | string)[] {
  return nodes.flatMap((node): (HtmlElement | string)[] => ('value' in node ? [node.value] : 'tagName' in node ? [toElement(node)] : []));
}

function toElement({ tagName, attrs, childNodes, sourceCodeLocation: place }: Tree.Element): HtmlElement {
  const start = place?.startOffset ?? 0;
  const ends = Object.values(place?.attrs ?? {}).map(({ endOffset }) => endOffset);
  return {
    tag: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    children: toChildren(childNodes),
    start,
    attributesEnd: place ? Math.max(start + 1 + tagName.length, ...ends) : 0,
  };
}
