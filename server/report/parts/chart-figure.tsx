import type { ReactNode } from 'react';

interface ChartFigureProps {
  name: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A chart with its name above it. */
export function ChartFigure({ name, note, children }: ChartFigureProps) {
  return (
    <figure>
      <figcaption>
        <strong>{name}</strong>
        {note && <span>{note}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
