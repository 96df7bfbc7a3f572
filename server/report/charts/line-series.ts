export interface Point {
  x: number;
  /** Undefined: a gap. */
  y: number | undefined;
  /** Chance decides it. */
  isFew?: boolean;
}

/** What a line chart shows. */
export interface LineSeries {
  /** The first one in front, in ink; the others in grey. */
  series: readonly (readonly Point[])[];
  limit?: number | undefined;
  isOver: (value: number) => boolean;
  /** The axis begins where the values do: for scores, which differ little. */
  isCut?: boolean;
  format: (value: number) => string;
}
