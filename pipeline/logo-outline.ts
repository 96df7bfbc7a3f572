import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The name of the signature as one shape, 1000 units to the em, the baseline at y = 0. */
export interface NameOutline {
  path: string;
  /** From its origin to the end of the last letter, in the same units. */
  width: number;
}

/** As in src/ui/media/logo.module.css: the first word medium, the rest regular, letters a fiftieth of an em closer. */
const FIRST = 500;
const REST = 400;
const SPACING = -20;

/** Draws the name from the site's own face, so that no machine's fonts have a say. The face has 1000 units to the em. */
export async function outlineName(name: string): Promise<NameOutline> {
  const geist = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const face = new Face(new Blob(new Uint8Array(await subsetFont(geist, name, { targetFormat: 'sfnt' })).buffer));
  if (face.upem !== 1000) throw new Error(`Geist has ${face.upem} units to the em, the logo's drawing expects 1000`);
  const [first = '', ...rest] = name.split(' ');
  let x = 0;
  let path = '';
  for (const [text, weight] of [[first, FIRST] as const, [rest.map((word) => ` ${word}`).join(''), REST] as const]) {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    for (const [at, { codepoint }] of run.getGlyphInfos().entries()) {
      path += toRelative(font.glyphToPath(codepoint), x);
      x += (positions[at]?.xAdvance ?? 0) + SPACING;
    }
  }
  return { path, width: Math.round(x - SPACING) };
}

/** A glyph's outline moved to `left`, upside down as SVG has it, in whole units and relative steps: a third of the length. */
function toRelative(outline: string, left: number): string {
  let [x, y] = [0, 0];
  return outline.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    if (command === 'Z') return 'z';
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map((value, at) => Math.round(at % 2 === 0 ? Number(value) + left : -Number(value)));
    const steps = numbers.map((value, at) => value - (command === 'M' ? 0 : at % 2 === 0 ? x : y));
    [x, y] = numbers.slice(-2) as [number, number];
    return `${command === 'M' ? 'M' : command.toLowerCase()}${steps.join(' ').replace(/ -/g, '-')}`;
  });
}
