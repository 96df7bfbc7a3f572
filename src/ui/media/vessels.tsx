interface Props {
  count: number;
  /** Of one vessel, in the drawing's units: drawings of one scale stand beside each other. */
  height: number;
  /** In operation, planned, or under review: drawn solid, dashed, dotted. */
  look?: 'solid' | 'planned' | 'review';
  className?: string;
  /** Width of the whole drawing, where it is not just as wide as its vessels. */
  width?: number;
}

const DASHES = { solid: undefined, planned: '3 3', review: '1 3' };
/** Between the left sides of two vessels, as a part of their height. */
const PITCH = 0.62 * 1.16;

/** Equal bioreactors in a row. Decorative: what they count stands beside them. */
export function Vessels({ count, height, look = 'solid', className, width = Math.round(PITCH * height * count) }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height + 2}`}
      height={height + 2}
      fill={look === 'solid' ? '#f0f0ee' : 'none'}
      stroke="#2d2926"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal drawings
        <g key={at} transform={`translate(${Math.round(at * PITCH * height * 10) / 10 + 1} 1)`}>
          <path vectorEffect="non-scaling-stroke" strokeDasharray={DASHES[look]} d={outline(height)} />
          {look === 'solid' && (
            <path
              vectorEffect="non-scaling-stroke"
              d={`M0 ${tidy(height * 0.28)}h${tidy(height * 0.62)}`}
              stroke="#cb333b"
              strokeWidth="2"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

const tidy = (value: number) => Math.round(value * 10) / 10;

/** A dished bottom, and shoulders that are nearly square. */
function outline(height: number): string {
  const width = height * 0.62;
  const [bottom, shoulder] = [tidy(width * 0.36), tidy(width * 0.144)];
  const across = tidy(width - shoulder * 2);
  const down = tidy(height - bottom - shoulder);
  return `M0 ${shoulder}q0-${shoulder} ${shoulder}-${shoulder}h${across}q${shoulder} 0 ${shoulder} ${shoulder}v${down}q0 ${bottom}-${bottom} ${bottom}h-${tidy(width - bottom * 2)}q-${bottom} 0-${bottom}-${bottom}z`;
}
