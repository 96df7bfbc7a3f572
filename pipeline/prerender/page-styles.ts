import { type ChildNode, type Container, parse } from 'postcss';
import type { HtmlElement } from '../html/parse-html.ts';
import { type Compound, canMatch, splitSelector } from './match-selector.ts';
import { listShownElements, type PageElement } from './page-elements.ts';

/** A piece of the style sheet. */
type Piece =
  | { kind: 'rule'; selectors: { text: string; compounds: readonly string[] }[]; body: string; animations: readonly string[] }
  | { kind: 'keyframes'; name: string; text: string }
  /** `@layer`, `@media`, `@supports`. */
  | { kind: 'group'; opening: string; pieces: Piece[] };

export interface StyleSources {
  /** The names of the style sheet's layers, the weakest first. They are set in every document, before any sheet fills them. */
  layers: readonly string[];
  /** Faces that every document declares. */
  faces: string;
  /** The site's style sheet, minified. */
  sheet: string;
}

/**
 * Gives for each document the rules of the style sheet that its first paint needs: those whose selectors may match elements that are shown.
 * Every part of a selector is looked for by itself, wherever the elements stand: a rule too many is possible, one too few is not.
 * Left out are states like `:hover`, and what is for paper.
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
    const style = known.get(key) ?? start + writePieces(pieces, findNeeded(elements, compounds));
    known.set(key, style);
    return style;
  };
}

function readPieces(container: Container<ChildNode>, keyframes: ReadonlySet<string>, compounds: Map<string, Compound>): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') {
      const body = node.nodes.map(String).join(';');
      const selectors = node.selectors.map((text) => {
        const parts = splitSelector(text).map((compound) => [JSON.stringify(compound), compound] as const);
        for (const [key, compound] of parts) compounds.set(key, compound);
        return { text, compounds: parts.map(([key]) => key) };
      });
      return [{ kind: 'rule', selectors, body, animations: [...keyframes].filter((name) => body.includes(name)) }];
    }
    if (node.type !== 'atrule') return [];
    if (node.name === 'keyframes') return [{ kind: 'keyframes', name: node.params, text: String(node) }];
    if (!node.nodes) return [];
    if (node.name === 'font-face') throw new Error(`the style sheet declares the face ${node}: put it into src/styles/fallback-faces.css`);
    if (node.name === 'media' && node.params === 'print') return [];
    return [{ kind: 'group', opening: `@${node.name} ${node.params}`, pieces: readPieces(node, keyframes, compounds) }];
  });
}

interface Needed {
  compounds: ReadonlySet<string>;
  animations: Set<string>;
}

function findNeeded(elements: readonly PageElement[], compounds: ReadonlyMap<string, Compound>): Needed {
  const found = [...compounds].filter(([, compound]) => elements.some((element) => canMatch(element, compound)));
  return { compounds: new Set(found.map(([key]) => key)), animations: new Set() };
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

function writeRule({ selectors, body, animations }: Piece & { kind: 'rule' }, needed: Needed): string {
  const own = selectors.filter(({ compounds }) => compounds.every((compound) => needed.compounds.has(compound)));
  if (own.length === 0) return '';
  for (const name of animations) needed.animations.add(name);
  return `${own.map(({ text }) => text).join(',')}{${body}}`;
}
