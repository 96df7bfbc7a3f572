import { vesselSize } from './vessel-size.ts';
import s from './vessels.module.css';

/** In operation, planned, or under review: drawn solid, dashed with a pale tint, dotted. `room` is for what is not decided: a pale body. */
export type VesselStatus = 'running' | 'planned' | 'review' | 'room';

/** Units of a drawing in a metre. */
const UNITS = 100;
/** Between the left sides of two equal vessels, as a part of their width. */
const PITCH = 1.16;

const LOOKS = {
  running: { fillOpacity: 0.1 },
  planned: { fillOpacity: 0.04, strokeDasharray: '4 3' },
  review: { fillOpacity: 0, strokeDasharray: '1 3' },
  room: { fillOpacity: 0.13, stroke: 'none' },
} as const;

interface ShapeProps {
  litres: number;
  status: VesselStatus;
  /** Of the left side, and of the floor. */
  x: number;
  floor: number;
  /** Units of the drawing in a metre. */
  metre: number;
}

/** One bioreactor in side view, right without a style sheet. */
export function VesselShape({ litres, status, x, floor, metre }: ShapeProps) {
  const size = vesselSize(litres);
  const [width, height] = [size.width * metre, size.height * metre];
  return (
    <path
      transform={`translate(${round(x)} ${round(floor - height)})`}
      vectorEffect="non-scaling-stroke"
      fill="currentColor"
      stroke="currentColor"
      {...LOOKS[status]}
      d={outline(width, height)}
    />
  );
}

/** Metres that equal vessels in a row take. */
export function lengthOf({ count, litres }: { count: number; litres: number }): number {
  return vesselSize(litres).width * (PITCH * (count - 1) + 1);
}

interface RowProps extends ShapeProps {
  count: number;
}

/** Equal bioreactors side by side; those in operation have a red level. */
export function VesselRow({ count, ...vessel }: RowProps) {
  const { width, height } = vesselSize(vessel.litres);
  const places = Array.from({ length: count }, (_, at) => vessel.x + at * PITCH * width * vessel.metre);
  return (
    <>
      {places.map((x) => (
        <VesselShape key={x} {...vessel} x={x} />
      ))}
      {vessel.status === 'running' && (
        <path
          vectorEffect="non-scaling-stroke"
          stroke="#cb333b"
          strokeWidth="2"
          d={places
            .map((x) => `M${round(x)} ${round(vessel.floor - height * 0.72 * vessel.metre)}h${round(width * vessel.metre)}`)
            .join('')}
        />
      )}
    </>
  );
}

/** A row of bioreactors as a drawing of its own, whose em is one metre. Decorative: what they count stands beside them. */
export function Vessels({ count, litres, status }: { count: number; litres: number; status: VesselStatus }) {
  const { height } = vesselSize(litres);
  const length = lengthOf({ count, litres });
  return (
    <svg
      className={s.vessels}
      viewBox={`0 0 ${round(length * UNITS)} ${round(height * UNITS)}`}
      width={`${length.toFixed(2)}em`}
      height={`${height.toFixed(2)}em`}
      fill="none"
      aria-hidden="true"
    >
      <VesselRow count={count} litres={litres} status={status} x={0} floor={height * UNITS} metre={UNITS} />
    </svg>
  );
}

/** A cylinder from the side, whose edges are rounded. */
function outline(width: number, height: number): string {
  const [bottom, shoulder] = [round(width * 0.2), round(width * 0.1)];
  const across = round(width) - shoulder * 2;
  const down = round(height) - bottom - shoulder;
  const flat = round(width) - bottom * 2;
  return `M0 ${shoulder}q0-${shoulder} ${shoulder}-${shoulder}h${across}q${shoulder} 0 ${shoulder} ${shoulder}v${down}q0 ${bottom}-${bottom} ${bottom}h-${flat}q-${bottom} 0-${bottom}-${bottom}z`;
}

const round = Math.round;
