/**
 * Engineering dimetric (ISO 5456-3), seen from the corner where all three axes begin: lengths and heights keep their measure, depths are
 * halved. So one scale bar serves the whole drawing, and a long front stays nearly an elevation.
 */
const LENGTH = turn(7, 1);
const DEPTH = turn(138, 0.5);

/** Metres along the front (x), away from the viewer (y) and up (z). */
export type Point = readonly [x: number, y: number, z?: number];

function turn(degrees: number, scale: number): { across: number; up: number } {
  const angle = (degrees * Math.PI) / 180;
  return { across: Math.cos(angle) * scale, up: Math.sin(angle) * scale };
}

/** Where a point lies on the sheet, in metres of the drawing: to the right, and down as SVG counts. */
export function project([x, y, z = 0]: Point): { across: number; down: number } {
  return { across: x * LENGTH.across + y * DEPTH.across, down: -(z + x * LENGTH.up + y * DEPTH.up) };
}

/** A level circle becomes an ellipse: its half-axes, how far the longer one is turned, in degrees, and its outermost points to either side. */
export function projectCircle(radius: number): {
  major: number;
  minor: number;
  turned: number;
  side: { across: number; down: number };
} {
  const [a, b, c, d] = [LENGTH.across * radius, DEPTH.across * radius, -LENGTH.up * radius, -DEPTH.up * radius];
  // Singular values and the left angle of the matrix [[a, b], [c, d]], which takes the unit circle to the ellipse.
  const [e, f, g, h] = [(a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2];
  const [q, r] = [Math.hypot(e, h), Math.hypot(f, g)];
  const turned = ((Math.atan2(g, f) + Math.atan2(h, e)) / 2) * (180 / Math.PI);
  const reach = Math.hypot(a, b);
  return { major: q + r, minor: Math.abs(q - r), turned, side: { across: reach, down: (c * a + d * b) / reach } };
}
