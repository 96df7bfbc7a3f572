import type { TickRendererProps } from '@visx/axis';
import { COLORS, FONT_SIZE } from './chart-style.ts';

type TickTextProps = Pick<TickRendererProps, 'x' | 'y' | 'formattedValue'> & {
  textAnchor?: TickRendererProps['textAnchor'];
  dx?: TickRendererProps['dx'];
  dy?: TickRendererProps['dy'];
};

/** A text of an axis. visx's own wraps lines, which needs a browser to measure them. */
export function TickText({ x, y, dx, dy, textAnchor, formattedValue }: TickTextProps) {
  return (
    <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor} fontSize={FONT_SIZE} fill={COLORS.text}>
      {formattedValue}
    </text>
  );
}
