import { expect, it } from 'vitest';
import { drawBudgets } from '../../bench/draw-budgets.ts';
import { describeFigure, type Figure, isOver, quantile } from '../../bench/figures.ts';

const slow: Figure = { name: 'a <b>', unit: 'ms', figure: 30, budget: 20 };
const quick: Figure = { name: 'c', unit: 'ms', figure: 10, budget: 20 };
const few: Figure = { name: 'd', unit: '×', figure: 0.2, budget: 0.4, better: 'higher' };
const free: Figure = { name: 'e', unit: 's', figure: 5 };

it('a figure is over its budget on the side that is worse', () => {
  expect([slow, quick, few, free].map(isOver)).toEqual([true, false, true, false]);
  expect(isOver({ ...few, figure: 0.4 })).toBe(false);
  expect([slow, few, free].map(describeFigure)).toEqual([
    'a <b>: 30 ms (budget ≤ 20, missed)',
    'd: 0.2 × (budget ≥ 0.4, missed)',
    'e: 5 s',
  ]);
});

it('a quantile is a value that was measured', () => {
  expect([0, 0.5, 0.99].map((share) => quantile([5, 1, 3], share))).toEqual([1, 3, 5]);
});

it('a bar is as long as the share of the budget that is used', () => {
  const svg = drawBudgets({ bench: 'some', figures: [slow, quick, few, free], earlier: new Map([['c', [20]]]) });
  expect([...svg.matchAll(/<rect x="330" y="\d+" width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([450, 150, 450]);
  expect(svg.match(/<circle cx="(\d+)"/)?.[1]).toBe('630');
  expect(svg).toContain('>a &lt;b></text>');
});
