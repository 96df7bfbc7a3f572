import { type Figure, isOver } from './figures.ts';

interface DrawnFigures {
  bench: string;
  figures: readonly Figure[];
  /** Figures of earlier runs by name. */
  earlier: ReadonlyMap<string, number[]>;
}

const ROW = 28;
const LABEL_WIDTH = 330;
const BUDGET_WIDTH = 300;
const WIDTH = LABEL_WIDTH + BUDGET_WIDTH * 1.5 + 20;
/** Readable on light and on dark pages. */
const COLORS = { text: '#767676', within: '#2e8b57', over: '#c0392b', line: '#999999' };

/** Draws a bar for each figure that has a budget, as long as the share of the budget that it uses. A bar past the line is over it. */
export function drawBudgets({ bench, figures, earlier }: DrawnFigures): string {
  const drawn = figures.filter(({ budget }) => budget !== undefined && budget > 0);
  const height = drawn.length * ROW + 10;
  const end = LABEL_WIDTH + BUDGET_WIDTH;
  const rows = drawn.map((figure, at) => drawRow(figure, at * ROW + 10, earlier.get(figure.name) ?? []));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">
<title>${escapeXml(bench)}: each figure as a share of its budget</title>
${rows.join('\n')}
<line x1="${end}" x2="${end}" y1="0" y2="${height}" stroke="${COLORS.line}" stroke-dasharray="4 3"/>
</svg>
`;
}

function drawRow(figure: Figure, y: number, before: readonly number[]): string {
  const width = (value: number) => Math.round(Math.min(shareOf(figure, value), 1.5) * BUDGET_WIDTH);
  const color = isOver(figure) ? COLORS.over : COLORS.within;
  const marks = before.map((value) => `<circle cx="${LABEL_WIDTH + width(value)}" cy="${y + 9}" r="2.5" fill="${COLORS.line}"/>`);
  return `<text x="${LABEL_WIDTH - 10}" y="${y + 13}" text-anchor="end" fill="${COLORS.text}">${escapeXml(figure.name)}</text>
<rect x="${LABEL_WIDTH}" y="${y}" width="${width(figure.figure)}" height="18" rx="2" fill="${color}"/>${marks.join('')}`;
}

/** How much of its budget a value uses; where higher is better, the reverse. */
function shareOf({ budget = 1, better }: Figure, value: number): number {
  return better === 'higher' ? budget / value : value / budget;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
