import { type ChildNode, type Container, type Declaration as CssDeclaration, parse } from 'postcss';
import { type Compound, canMatch, listShownElements, type PageElement, splitSelector } from './page-elements.ts';
import type { HtmlElement } from './parse-html.ts';

/** Paper; browsers without scripts, which load the whole sheet; forced colours, which move nothing. */
const UNSEEN_MEDIA = /^(?:print|\(scripting: ?none\)|\(forced-colors: ?active\))$/;
/** What shows only when something is moved, scrolled, pointed at or selected. */
const UNSEEN_PROPERTIES = /^(?:transition(?:-.+)?|scroll-behavior|cursor|(?:-webkit-)?user-select)$/;

type Piece = Rule | { kind: 'keyframes'; name: string; text: string } | { kind: 'group'; opening: string; pieces: Piece[] };

interface Rule {
  kind: 'rule';
  selectors: { text: string; compounds: readonly string[] }[];
  declarations: readonly Declaration[];
  animations: readonly string[];
}

interface Declaration {
  text: string;
  sets?: string;
  reads: readonly string[];
}

interface StyleSources {
  /** The names of the style sheet's layers, the weakest first: rules are chosen from every layer, and a layer without one keeps its place. */
  layers: readonly string[];
  faces: string;
  sheet: string;
}

/**
 * Finds the rules that a document needs at first: those whose selectors may match elements that it shows. A rule too many is possible, one
 * too few is not. States such as `:hover`, print, forced colours, motion and unused variables wait for the whole sheet.
 */
export function createPageStyles({ layers, faces, sheet }: StyleSources): (document: HtmlElement) => string {
  const start = `@layer ${layers.join(',')};${faces}`;
  const compounds = new Map<string, Compound>();
  const keyframes = new Set<string>();
  const root = parse(sheet);
  root.walkAtRules('keyframes', ({ params }) => void keyframes.add(params));
  const pieces = readPieces(root, keyframes, compounds);
  // Most posts consist of the same kinds of elements.
  const known = new Map<string, string>();
  return (document) => {
    const elements = listShownElements(document);
    const key = elements
      .map(({ key: own }) => own)
      .sort()
      .join('\n');
    const style = known.get(key) ?? start + writePieces(pieces, findNeeded(pieces, elements, compounds));
    known.set(key, style);
    return style;
  };
}

function readPieces(container: Container<ChildNode>, keyframes: ReadonlySet<string>, compounds: Map<string, Compound>): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') {
      const declarations = node.nodes.flatMap((one) =>
        one.type === 'decl' && !UNSEEN_PROPERTIES.test(one.prop) ? [readDeclaration(one)] : [],
      );
      if (declarations.length === 0) return [];
      const selectors = node.selectors.map((text) => {
        const parts = splitSelector(text).map((compound) => [JSON.stringify(compound), compound] as const);
        for (const [key, compound] of parts) compounds.set(key, compound);
        return { text, compounds: parts.map(([key]) => key) };
      });
      const animations = [...keyframes].filter((name) => declarations.some(({ text }) => text.includes(name)));
      return [{ kind: 'rule', selectors, declarations, animations }];
    }
    if (node.type !== 'atrule') return [];
    if (node.name === 'keyframes') return [{ kind: 'keyframes', name: node.params, text: String(node) }];
    if (!node.nodes) return [];
    if (node.name === 'font-face') throw new Error(`the style sheet declares the face ${node}: put it into src/styles/fallback-faces.css`);
    if (node.name === 'media' && UNSEEN_MEDIA.test(node.params)) return [];
    return [{ kind: 'group', opening: `@${node.name} ${node.params}`, pieces: readPieces(node, keyframes, compounds) }];
  });
}

function readDeclaration(node: CssDeclaration): Declaration {
  return { text: String(node), ...(node.variable && { sets: node.prop }), reads: listVariables(node.value) };
}

function listVariables(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name as string);
}

interface Needed {
  compounds: ReadonlySet<string>;
  animations: Set<string>;
  /** Variables that a rule reads, or a variable that is read. */
  variables: ReadonlySet<string>;
}

function findNeeded(pieces: readonly Piece[], elements: readonly PageElement[], compounds: ReadonlyMap<string, Compound>): Needed {
  const found = [...compounds].filter(([, compound]) => elements.some((element) => canMatch(element, compound, elements)));
  const needed = new Set(found.map(([key]) => key));
  // Drawings in the document name their colors in attributes.
  const inAttributes = elements.flatMap(({ attributes }) => listVariables(Object.values(attributes).join(' ')));
  return { compounds: needed, animations: new Set(), variables: findVariables(pieces, needed, inAttributes) };
}

function findVariables(pieces: readonly Piece[], compounds: ReadonlySet<string>, inAttributes: readonly string[]): Set<string> {
  const rules = listRules(pieces).filter(({ selectors }) => selectors.some((one) => isNeeded(one, compounds)));
  const declarations = rules.flatMap((rule) => rule.declarations);
  const names = new Set(rules.flatMap(({ animations }) => animations));
  const ofAnimations = pieces.flatMap((piece) => listKeyframes(piece)).filter(({ name }) => names.has(name));
  const variables = new Set<string>();
  const add = (read: readonly string[]) => {
    for (const name of read.filter((one) => !variables.has(one))) {
      variables.add(name);
      for (const { sets, reads } of declarations) if (sets === name) add(reads);
    }
  };
  for (const { sets, reads } of declarations) if (sets === undefined) add(reads);
  for (const { text } of ofAnimations) add(listVariables(text));
  add(inAttributes);
  return variables;
}

function listRules(pieces: readonly Piece[]): Rule[] {
  return pieces.flatMap((piece) => (piece.kind === 'group' ? listRules(piece.pieces) : piece.kind === 'rule' ? [piece] : []));
}

function listKeyframes(piece: Piece): { name: string; text: string }[] {
  return piece.kind === 'group' ? piece.pieces.flatMap(listKeyframes) : piece.kind === 'keyframes' ? [piece] : [];
}

function isNeeded({ compounds }: Rule['selectors'][number], needed: ReadonlySet<string>): boolean {
  return compounds.every((compound) => needed.has(compound));
}

function writePieces(pieces: readonly Piece[], needed: Needed): string {
  const written = pieces.map((piece) => {
    if (piece.kind === 'group') {
      const inner = writePieces(piece.pieces, needed);
      return inner && `${piece.opening}{${inner}}`;
    }
    return piece.kind === 'rule' ? writeRule(piece, needed) : '';
  });
  // Behind the rules that name them.
  const animations = pieces.map((piece) => (piece.kind === 'keyframes' && needed.animations.has(piece.name) ? piece.text : ''));
  return [...written, ...animations].join('');
}

function writeRule({ selectors, declarations, animations }: Rule, needed: Needed): string {
  const own = selectors.filter((one) => isNeeded(one, needed.compounds));
  const read = declarations.filter(({ sets }) => sets === undefined || needed.variables.has(sets));
  if (own.length === 0 || read.length === 0) return '';
  for (const name of animations) needed.animations.add(name);
  return `${own.map(({ text }) => text).join(',')}{${read.map(({ text }) => text).join(';')}}`;
}
