import s from './figure-number.module.css';

const NUMBER = /(-?\d[\d,.]*)/;
/** What joins two numbers: a range or a multiplication. */
const BETWEEN = /(\s(?:to|~|×)\s)$/;

/** A key figure: its numbers large, units and qualifying words small (`Over 62`, `8 × 5,000 L`, `62건 이상`, `100 L to 1,000 L`). */
export function FigureNumber({ text }: { text: string }) {
  const [before = '', ...after] = text.replace('~', ' ~ ').split(NUMBER);
  const parts = [before, ...after.flatMap((part) => part.split(BETWEEN))].filter(Boolean);
  return (
    <span className={s.figure}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one figure never move
        <span key={at} className={classOf(part)}>
          {part}
        </span>
      ))}
    </span>
  );
}

function classOf(part: string): string | undefined {
  if (/\d/.test(part)) return undefined;
  // Not the `Up to` that a figure begins with.
  return /^\s/.test(part) && BETWEEN.test(part) ? s.between : s.small;
}
