/** An element of our own documents. Text stands as strings among the children, entities read. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

const VOID = new Set('area base br col hr img input link meta source track wbr'.split(' '));
const PART = /<!--[\s\S]*?-->|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi;

/**
 * Reads markup as React and our own Markdown write it: every element closed, attributes in double quotes. Throws where
 * that is not so, rather than guess.
 */
export function parseMarkup(markup: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  let end = 0;
  for (const { 0: part, 1: closed, 2: opened, 3: attributes = '', index } of markup.matchAll(PART)) {
    if (index !== end) throw new Error(`there is markup that cannot be read: ${markup.slice(end, end + 60)}`);
    end = index + part.length;
    const parent = open.at(-1) as Element;
    if (closed) {
      if (parent.tag !== closed.toLowerCase()) throw new Error(`<${parent.tag}> is closed by ${part}`);
      open.pop();
    } else if (opened) {
      const element: Element = { tag: opened.toLowerCase(), attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!VOID.has(element.tag) && !attributes.endsWith('/')) open.push(element);
    } else if (!part.startsWith('<!--')) parent.children.push(readEntities(part));
  }
  if (end !== markup.length || open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return root;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [(name as string).toLowerCase(), readEntities(value)]),
  );
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }));

function readEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name) return ENTITIES.get(name) ?? entity;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
