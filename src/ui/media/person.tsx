import { PERSON } from './vessel-size.ts';

/** A person from the front, in centimetres: the drawing is 60 wide and as high as `PERSON`. */
const PERSON_OUTLINE =
  'M30 1a9 11.5 0 0 1 0 23 9 11.5 0 0 1 0-23zM30 27c-10 0-17 2-19 10L6 78c-.5 6 6 7 7 1l5-29v42l2 78c0 5 7.5 5 7.8 0L29.3 100h1.4l1.5 70c.3 5 7.8 5 7.8 0l2-78V50l5 29c1 6 7.5 5 7-1l-5-41c-2-8-9-10-19-10z';
const WIDTH = 0.6;

/** A person, as large as in life beside vessels: in a drawing whose em is one metre. */
export function Person({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 175" width={`${WIDTH}em`} height={`${PERSON}em`} fill="currentColor" aria-hidden="true">
      <path d={PERSON_OUTLINE} />
    </svg>
  );
}
