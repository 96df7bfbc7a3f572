import { CONTENT } from '../paths.ts';
import { readSource } from './read-source.ts';

type Point = readonly [x: number, y: number];
/** Longitude and latitude in degrees. */
type Place = readonly [longitude: number, latitude: number];

interface Source {
  view: { longitude: number; latitude: number };
  sites: Record<string, Place>;
  /** Coasts, drawn by hand to a degree or two: `longitude,latitude` pairs. */
  land: Record<string, string>;
}

/** A globe seen from above the North Pacific, in a drawing of `width` by `height`. */
export interface WorldMap {
  width: number;
  height: number;
  /** An SVG file whose paths have the ids `graticule`, `rim`, `land` (a dot a subpath, shown by a round line cap) and `way`. */
  file: string;
  sites: Record<string, Point>;
}

const WIDTH = 1200;
const HEIGHT = 640;
const RADIUS = 540;
const CENTER: Point = [WIDTH / 2, 24 + RADIUS];
/** Degrees between two dots. */
const STEP = 1.8;
/** Cosine of the angle from the middle of the view: near the horizon dots would run into each other. */
const HORIZON = 0.17;
const DEGREE = Math.PI / 180;

/** Draws the map of content/world-map.json: orthographic, so that it looks like a globe and distances bend as they do. */
export function drawWorldMap(): WorldMap {
  const { view, sites, land } = JSON.parse(readSource(`${CONTENT}/world-map.json`)) as Source;
  const project = projection(view);
  const coasts = Object.values(land).map((line) => line.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Place));
  const at = (name: string) => sites[name] as Place;
  const paths = {
    graticule: graticule(project),
    rim: `M${CENTER[0] - RADIUS} ${CENTER[1]}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS * 2} 0`,
    land: dots(coasts, project),
    // The way between the campuses, along the great circle, and on to the office.
    way: [greatCircle(at('songdo'), at('syracuse')), greatCircle(at('syracuse'), at('boston'))]
      .map((places) => line(places.map((place) => project(place))))
      .join(''),
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    file: `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(paths).map(drawnPath).join('')}</svg>\n`,
    sites: Object.fromEntries(Object.entries(sites).map(([name, place]) => [name, project(place) as Point])),
  };
}

/** The dots of the land grow with the drawing; a line stays as thin as it is. What `<use>` shows does not inherit that. */
function drawnPath([id, data]: [string, string]): string {
  return `<path id="${id}" d="${data}"${id === 'land' ? '' : ' vector-effect="non-scaling-stroke"'}/>`;
}

type Project = (place: Place, edge?: number) => Point | undefined;

/** Undefined for what lies behind the horizon or below the picture. */
function projection({ longitude, latitude }: Source['view']): Project {
  const [sin0, cos0] = [Math.sin(latitude * DEGREE), Math.cos(latitude * DEGREE)];
  return ([lon, lat], edge = 0.01) => {
    const turn = (lon - longitude) * DEGREE;
    const [sin, cos] = [Math.sin(lat * DEGREE), Math.cos(lat * DEGREE)];
    if (sin0 * sin + cos0 * cos * Math.cos(turn) < edge) return undefined;
    const y = CENTER[1] - RADIUS * (cos0 * sin - sin0 * cos * Math.cos(turn));
    return y > HEIGHT ? undefined : [Math.round(CENTER[0] + RADIUS * cos * Math.sin(turn)), Math.round(y)];
  };
}

function dots(coasts: Place[][], project: Project): string {
  let path = 'M0 0';
  let last: Point = [0, 0];
  for (let lat = 0; lat < 83; lat += STEP) {
    const step = 360 / Math.max(1, Math.round((360 / STEP) * Math.cos(lat * DEGREE)));
    for (let lon = -180; lon < 180; lon += step) {
      const point = project([lon, lat], HORIZON);
      if (!point || !coasts.some((coast) => isInside(coast, lon, lat))) continue;
      path += `${move(last, point, 'm')}h0`;
      last = point;
    }
  }
  return path;
}

/** Coasts may run over the date line: a place is looked for on both sides of it. */
function isInside(coast: Place[], lon: number, lat: number): boolean {
  return [lon, lon + 360].some((x) => {
    let inside = false;
    coast.forEach(([x1, y1], at) => {
      const [x2, y2] = coast[(at + 1) % coast.length] as Place;
      if (y1 > lat !== y2 > lat && x < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    });
    return inside;
  });
}

function graticule(project: Project): string {
  const lines: Place[][] = [];
  for (let lon = -180; lon < 180; lon += 15) lines.push(range(0, 75, 5).map((lat) => [lon, lat]));
  for (let lat = 0; lat < 90; lat += 15) lines.push(range(-180, 180, 5).map((lon) => [lon - 150, lat]));
  return lines.map((places) => line(places.map((place) => project(place)))).join('');
}

const range = (from: number, to: number, step: number) => Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);

/** A line through the points, broken where one is out of sight. */
function line(points: (Point | undefined)[]): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      if (!point) return '';
      return before ? move(before, point, 'l') : `M${point[0]} ${point[1]}`;
    })
    .join('');
}

/** Relative, since small numbers repeat and compress. */
function move([x1, y1]: Point, [x2, y2]: Point, command: 'm' | 'l'): string {
  const y = y2 - y1;
  return `${command}${x2 - x1}${y < 0 ? '' : ' '}${y}`;
}

function greatCircle(from: Place, to: Place): Place[] {
  const vector = ([lon, lat]: Place) =>
    [Math.cos(lat * DEGREE) * Math.cos(lon * DEGREE), Math.cos(lat * DEGREE) * Math.sin(lon * DEGREE), Math.sin(lat * DEGREE)] as const;
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
  return range(0, 1, 0.05).map((part) => {
    const [p, q] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    return [Math.atan2(y, x) / DEGREE, Math.atan2(z, Math.hypot(x, y)) / DEGREE];
  });
}
