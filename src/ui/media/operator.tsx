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
        d="M30 1C22 1 19 8 19 16c0 6 1 10 3 13-4 3-10 4-13 10-3 7-4 17-6 27L1 83q0 7 4 7 3 0 4-6l5-24v44l2 57-3 8q-1 6 4 6h8q3 0 3-4l1.500-59h1L32 171q0 4 3 4h8q5 0 4-6l-3-8 2-57V56l5-17c-3-6-9-7-13-10 2-3 3-7 3-13 0-8-3-15-11-15z"
      />
      <path
        {...line}
        d="M22 29q8 8 16 0M30 36v68M22.500 12.500q7.500-3 15 0V17q0 3.500-3.500 3.500-2.500 0-4-2-1.500 2-4 2-3.500 0-3.500-3.500zM23 21.500q7-2.500 14 0 0 6.500-7 8-7-1.500-7-8"
      />
      <path {...line} fill="#fff" d="m22 61 13-2.500L38 77l-13 2.500z" />
      <path {...line} fill="#fff" d="M51 39c4 6 6 15 7 25q0 7-6 8.500L38 75q-4 0-4-3.500 0-3 3-3.500l11.500-3-2-9" />
      <path {...line} stroke="#cb333b" strokeWidth="2" d="m2 80 7.600 2M41 67l1 7" />
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
