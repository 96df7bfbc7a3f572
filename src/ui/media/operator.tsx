import { PERSON } from './vessel-size.ts';

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
      <path {...line} stroke="#cb333b" strokeWidth="2" d="m2 80 7 2M41 67l1 7" />
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
