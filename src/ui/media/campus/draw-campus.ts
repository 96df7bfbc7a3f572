import { PERSON, vesselSize } from '../vessel-size.ts';
import { type Point, project, projectCircle } from './axonometry.ts';
import type { Building, Plan, VesselRow } from './campus-plans.ts';

/** Units of the drawing in a metre. */
export const UNITS = 10;

const place = (point: Point) => {
  const { across, down } = project(point);
  return { x: Math.round(across * UNITS), y: Math.round(down * UNITS) };
};
const at = (point: Point) => {
  const { x, y } = place(point);
  return `${x} ${y}`;
};
const line = (...points: Point[]) => `M${points.map(at).join('L')}`;
const face = (...points: Point[]) => `${line(...points)}z`;

/** Metres between the marks that rule a building. */
const BAY = 4;
const STOREY = 4;

/** Corner of a building, each axis at its beginning (0) or end (1). */
const corner =
  ({ x, y, length, depth, height }: Building) =>
  (along: number, away: number, up: number): Point => [x + length * along, y + depth * away, height * up];

/** What one sees of a building: its outline, the side in the shade, and inside it the edges that only an open one shows. */
export function drawBuilding(building: Building): { outline: string; shade: string; inside: string } {
  const c = corner(building);
  const { x, y, length, depth, height, rooms } = building;
  const walls = (rooms ?? []).map((room) =>
    face([x + room, y, 0], [x + room, y + depth, 0], [x + room, y + depth, height], [x + room, y, height]),
  );
  const backEdges = line(c(0, 1, 0), c(1, 1, 0), c(1, 0, 0)) + line(c(1, 1, 0), c(1, 1, 1));
  // A closed front is ruled in bays and storeys; a roof that one looks through shows its beams.
  const parts = (whole: number, part: number) =>
    Array.from({ length: Math.round(whole / part) - 1 }, (_, at) => ((at + 1) * whole) / Math.round(whole / part));
  const front = [
    ...parts(length, BAY).map((along) => line([x + along, y, 0], [x + along, y, height])),
    ...parts(height, STOREY).map((up) => line([x, y + depth, up], [x, y, up], [x + length, y, up])),
  ];
  const beams = parts(length, BAY).map((along) => line([x + along, y, height], [x + along, y + depth, height]));
  return {
    outline:
      face(c(0, 0, 0), c(1, 0, 0), c(1, 0, 1), c(0, 0, 1)) +
      line(c(0, 0, 0), c(0, 1, 0), c(0, 1, 1), c(0, 0, 1)) +
      line(c(0, 1, 1), c(1, 1, 1), c(1, 0, 1)),
    shade: face(c(0, 0, 0), c(0, 1, 0), c(0, 1, 1), c(0, 0, 1)),
    inside: rooms ? backEdges + walls.join('') + beams.join('') : front.join(''),
  };
}

/** The whole of a building as one shape: what is behind it is not seen. */
export function silhouette(building: Building): string {
  const c = corner(building);
  return face(c(0, 0, 0), c(1, 0, 0), c(1, 0, 1), c(1, 1, 1), c(0, 1, 1), c(0, 1, 0));
}

/** One vessel of a row: its shell, its top, and how full it is. */
export function drawVessels({ litres, count, x, y, pitch }: VesselRow): { shells: string; levels: string } {
  const { width, height } = vesselSize(litres);
  const { major, minor, turned, side } = projectCircle(width / 2);
  const round = (value: number) => Number((value * UNITS).toFixed(1));
  const arc = `A${round(major)} ${round(minor)} ${Math.round(turned)}`;
  const [across, down, up] = [round(side.across), round(side.down), round(height)];
  const draw = (vessel: number) => {
    const { across: cx, down: cy } = project([x + vessel * pitch, y]);
    const [left, right, bottom] = [round(cx) - across, round(cx) + across, round(cy)];
    const tidy = (value: number) => Number(value.toFixed(1));
    const arcAt = (z: number, sweep: 0 | 1) =>
      `M${tidy(left)} ${tidy(bottom - down - z)}${arc} 0 ${sweep} ${tidy(right)} ${tidy(bottom + down - z)}`;
    return {
      shell: `${arcAt(0, 0)}v${-up}${arc} 1 0 ${tidy(left)} ${tidy(bottom - down - up)}z${arcAt(up, 0)}`,
      level: arcAt(up * 0.72, 0),
    };
  };
  const drawn = Array.from({ length: count }, (_, vessel) => draw(vessel));
  return { shells: drawn.map(({ shell }) => shell).join(''), levels: drawn.map(({ level }) => level).join('') };
}

/** The ways of the product, a branch from them to every vessel, and the head of the arrow at their end. */
export function drawFlow({ flow, vessels, header }: Plan): { way: string; head: string } {
  const branches = vessels.flatMap(({ litres, count, x, y, pitch }) =>
    Array.from({ length: count }, (_, vessel) =>
      line([x + vessel * pitch, header], [x + vessel * pitch, y - vesselSize(litres).width / 2]),
    ),
  );
  const heads = flow.map((points) => {
    const [x, y] = points.at(-1) as Point;
    return line([x - 2.2, y - 2], [x, y], [x - 2.2, y + 2]);
  });
  return { way: flow.map((points) => line(...points)).join('') + branches.join(''), head: heads.join('') };
}

/** Where the ground ends in front, and the water there. */
export function drawEdge({ edge: { from, to, y }, hasShore = false }: Plan): string {
  const waves = hasShore ? [2.5, 5.5, 9] : [];
  return line([from, y], [to, y]) + waves.map((away, at) => line([from + 10 + at * 12, y - away], [to - 6 - at * 24, y - away])).join('');
}

/** Ten metres on the edge of the ground, with a mark at each end and in the middle and words to their left, and where north is. */
export function drawScale({ edge: { to, y } }: Plan) {
  const x = to - 22;
  const mark = (metres: number, height: number) => line([x + metres, y], [x + metres, y, height]);
  const head: Point = [to - 5, y + 10];
  return {
    bar: line([x, y], [x + 10, y]) + mark(0, 1.4) + mark(5, 0.8) + mark(10, 1.4),
    barLabel: place([x - 1, y, 0.4]),
    north: line([to - 5, y + 1.5], head) + line([to - 6.2, y + 6.5], head, [to - 3.8, y + 6.5]),
    northLabel: place([to - 5, y + 12.5]),
  };
}

/** From a point of the plan to its words. */
export function drawLabel(point: Point, rise: number) {
  const from = place(point);
  return { leader: `M${from.x} ${from.y}v${-rise * UNITS}`, x: from.x, y: from.y - rise * UNITS };
}

/** Where a person stands, and how tall. */
export const drawPerson = ([x, y]: Point) => ({ ...place([x, y]), height: PERSON * UNITS });

/** The width of every sheet, in metres: all campuses are drawn to one scale. */
const SHEET = 133;

/** The sheet: all buildings and the ground in front, with room for words above. */
export function sheetOf({ edge: { from, to, y }, hasShore = false, labels, buildings }: Plan) {
  const tops = [
    ...labels.map(({ at: point, rise }) => place(point).y - (rise + 1) * UNITS),
    ...buildings.map((building) => place(corner(building)(1, 1, 1)).y - UNITS),
  ];
  const top = Math.min(...tops);
  const bottom = place([from, hasShore ? y - 5 : y]).y + UNITS;
  return { left: place([to, y]).x + 2 * UNITS - SHEET * UNITS, bottom, width: SHEET * UNITS, height: bottom - top };
}
