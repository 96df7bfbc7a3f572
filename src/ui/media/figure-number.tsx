import s from './figure-number.module.css';

/** Numbers, and what stands between two of them, which is a range or a multiplication. */
const PARTS = /(-?\d[\d,.]*|\s(?:to|~|×)\s)/;

/** A key figure: its numbers large, units and qualifying words small (`Over 62`, `8 × 5,000 L`, `62건 이상`, `100 L to 1,000 L`). */
export function FigureNumber({ text }: { text: string }) {
  const parts = text.replace('~', ' ~ ').split(PARTS).filter(Boolean);
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
  return PARTS.test(part) ? s.between : s.small;
}
