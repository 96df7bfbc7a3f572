import { PERSON, vesselSize } from './vessel-size.ts';
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

export function lengthOf({ count, litres }: { count: number; litres: number }): number {
  return vesselSize(litres).width * (PITCH * (count - 1) + 1);
}

export function VesselRow({ count, ...vessel }: ShapeProps & { count: number }) {
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
          stroke="var(--red)"
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

function outline(width: number, height: number): string {
  const [bottom, shoulder] = [round(width * 0.2), round(width * 0.1)];
  const across = round(width) - shoulder * 2;
  const down = round(height) - bottom - shoulder;
  const flat = round(width) - bottom * 2;
  return `M0 ${shoulder}q0-${shoulder} ${shoulder}-${shoulder}h${across}q${shoulder} 0 ${shoulder} ${shoulder}v${down}q0 ${bottom}-${bottom} ${bottom}h-${flat}q-${bottom} 0-${bottom}-${bottom}z`;
}

const round = Math.round;

/** Centimetres: an operator is drawn as wide as this, and as high as `PERSON`. */
export const OPERATOR_WIDTH = 60;

/** Someone in a clean-room gown, from the front, with a tablet: in centimetres, right without a style sheet. Decorative. */
export function OperatorShape({ transform }: { transform?: string }) {
  const line = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <g transform={transform} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path
        {...line}
        fill="#fff"
        d="M30 1C22 1 19 8 19 16q0 7 3 13-9 3-13 10-4 8-6 27L1 83q0 7 4 7 3 0 4-6l5-24v44l2 57-3 8q-1 6 4 6h11l2-63 2 63h11q5 0 4-6l-3-8 2-57V56l5-17q-4-7-13-10 3-6 3-13c0-8-3-15-11-15z"
      />
      <path {...line} d="M22 29q8 8 16 0M30 36v68M22 12h16v7H22zM23 22h14q0 7-7 7-7 0-7-7" />
      <path {...line} fill="#fff" d="m22 61 13-2 3 18-13 2z" />
      <path {...line} fill="#fff" d="M51 39q6 9 7 25 0 7-6 8l-14 3q-4 0-4-4 0-3 3-3l11-3-2-9" />
      <path {...line} stroke="var(--red)" strokeWidth="2" d="m2 80 7 2M41 67l1 7" />
    </g>
  );
}

/** An operator as large as in life beside vessels, in a drawing whose em is one metre. */
export function Operator({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${OPERATOR_WIDTH} ${PERSON * 100}`}
      width={`${OPERATOR_WIDTH / 100}em`}
      height={`${PERSON}em`}
      aria-hidden="true"
    >
      <OperatorShape />
    </svg>
  );
}
