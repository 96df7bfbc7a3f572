/**
 * The drawing of an antibody, which the ADC page and its brochure share: linkers of one side, each from the antibody (x, y) to its
 * payload (x, y), in units of a drawing of 600 × 452. Two stand at the arm and two at the hinge, so eight in all.
 */
export const LINKERS = [
  [306, 184, 334, 223],
  [280, 189, 268, 234],
  [212, 208, 274, 261],
  [212, 236, 274, 291],
] as const;
