/** Drawings of public/image-pending.svg, each with the beginnings of the names of pictures for which it stands. */
const SYMBOLS = {
  isolator: /^(?:hero-adc|adc|isolator|glove|transfer)/,
  vial: /^(?:cell|bank|vials|lab|hero-cells|culture-cells|pipette|well|filling|cold)/,
  column: /^(?:column|chroma|analytics)/,
  bag: /^(?:single-use|reactor|culture(?!-hall))/,
  table: /^(?:board|table|lobby|reception|writing|boston|room|careers|glass)/,
  document: /^(?:documents|brochures|lines|abstract)/,
  campus: /^drawing/,
  frame: /^(?:frame|steel|helmets|shovels|pegs)/,
  water: /^(?:water|songdo|syracuse|campus|trees)/,
} as const;

export type PictureSymbol = keyof typeof SYMBOLS | 'vessel';

/** The drawing that stands in the place of a picture of this name while it loads, and where it cannot be had (spec 3). */
export function symbolOf(name: string): PictureSymbol {
  for (const [symbol, names] of Object.entries(SYMBOLS)) if (names.test(name)) return symbol as PictureSymbol;
  return 'vessel';
}
