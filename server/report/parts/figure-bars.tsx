import { BarChart, type BarRow } from '../charts/bar-chart.tsx';
import type { View } from '../view.ts';
import { ChartFigure } from './chart-figure.tsx';

interface FigureBarsProps {
  name: string;
  note?: string | undefined;
  rows: readonly BarRow[];
  limit?: number | undefined;
  full?: number;
  view: View;
}

/** Bars with their name, which are told in words, too. */
export function FigureBars({ name, note, rows, limit, full, view: { words, fill } }: FigureBarsProps) {
  const told = rows.map(({ label, text, isFew }) => ({ label, text: isFew ? `${text} · ${words.few}` : text }));
  const label = fill(words.bars, { name, bars: told.map((row) => `${row.label} ${row.text}`).join(', ') });
  return (
    <ChartFigure name={name} note={note}>
      <BarChart
        label={label}
        rows={rows.map((row, at) => ({ ...row, text: told[at]?.text ?? row.text }))}
        limit={limit}
        {...(full !== undefined && { full })}
      />
    </ChartFigure>
  );
}
