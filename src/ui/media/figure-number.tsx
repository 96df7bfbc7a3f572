import s from './figure-number.module.css';

/** A key figure: its numbers large, with what multiplies them; units and qualifying words small (`Over 62`, `8 × 5,000 L`, `62건 이상`). */
export function FigureNumber({ text }: { text: string }) {
  const parts = text
    .replace('~', ' ~ ')
    .split(/(-?\d[\d,.]*(?:\s×\s\d[\d,.]*)?)/)
    .filter(Boolean);
  return (
    <span className={s.figure}>
      {parts.map((part) => (
        <span key={part} className={/\d/.test(part) ? undefined : s.small}>
          {part}
        </span>
      ))}
    </span>
  );
}
