import { PERSON_OUTLINE } from '../person.tsx';
import type { Building, Plan } from './campus-plans.ts';
import { drawBuilding, drawEdge, drawFlow, drawPerson, drawVessels, sheetOf, silhouette, UNITS } from './draw-campus.ts';

const INK = '#2d2926';
const FINE = '#c5c4c1';
const RED = '#cb333b';
const DASHED = ' stroke-dasharray="4 3"';

const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
const ink = (d: string, more = '') => path(d, `stroke="${INK}"${more}`);
const red = (d: string, more = '') => path(d, `stroke="${RED}" stroke-width="1.8"${more}`);

/** A campus as an SVG file, without scale and words: they stand in the page (campus-drawing.tsx), not on cards. */
export function drawCampusFile(plan: Plan): string {
  const { left, bottom, width, height } = sheetOf(plan);
  const flow = drawFlow(plan);
  const person = drawPerson([-3, -4]);
  const isRunning = plan.vessels.every((row) => row.isRunning);
  const parts = [
    path(drawEdge(plan), `stroke="${FINE}"`),
    ...plan.buildings.map(drawWalls),
    ...plan.vessels.flatMap((row) => {
      const { shells, levels } = drawVessels(row);
      return row.isRunning ? [ink(shells, ' fill="#fff"'), red(levels)] : [ink(shells, ` fill="#fff"${DASHED}`)];
    }),
    red(flow.way, isRunning ? '' : DASHED),
    red(flow.head),
    ...plan.buildings.filter(({ rooms }) => rooms).map((building) => ink(drawBuilding(building).outline)),
    path(PERSON_OUTLINE, `transform="translate(${person.x} ${person.y - person.height}) scale(${UNITS / 100})" fill="${INK}"`),
  ];
  const lines = parts.map((part) => part.replaceAll('<path', '<path vector-effect="non-scaling-stroke"')).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${bottom - height} ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linejoin="round">\n${lines}\n</svg>\n`;
}

function drawWalls(building: Building): string {
  const { outline, shade, inside } = drawBuilding(building);
  const ground = path(silhouette(building), 'fill="#fff"');
  if (!building.isBuilt) return ground + ink(outline, DASHED);
  return (
    ground + path(shade, `fill="${INK}" fill-opacity="0.06"`) + path(inside, `stroke="${FINE}"`) + (building.rooms ? '' : ink(outline))
  );
}
