/** Left, top, width and height in percent of a picture. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** A rectangle in pixels, as sharp's `extract` takes it. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A detail narrower than this would be shown larger than it is. */
export const NARROWEST = 700;

/** The pixels of a detail. Throws with a hint for a detail that leaves the picture or is too small to show. */
export function cropArea([x, y, width, height]: Crop, size: { width: number; height: number }): Area {
  const isInside = [x, y, width, height].every((value) => value >= 0) && width > 0 && height > 0 && x + width <= 100 && y + height <= 100;
  if (!isInside) throw new Error(`crop [${x}, ${y}, ${width}, ${height}] leaves the picture: give left, top, width, height in percent`);
  const part = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  const area = { left: part(x, size.width), top: part(y, size.height), width: part(width, size.width), height: part(height, size.height) };
  if (area.width < NARROWEST)
    throw new Error(`crop [${x}, ${y}, ${width}, ${height}] is ${area.width} pixels wide: widen it to ${NARROWEST} or more`);
  return { ...area, width: Math.min(area.width, size.width - area.left), height: Math.min(area.height, size.height - area.top) };
}
