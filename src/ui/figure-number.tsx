import s from './figure-number.module.css';

/** A key figure: its number large, its unit or qualifying word small (`Over 62`, `40,000 L`, `62건 이상`). */
export function FigureNumber({ text }: { text: string }) {
  const [, before = '', number = text, after = ''] = /^(\D*?)\s*([\d,.]+)\s*(.*)$/.exec(text) ?? [];
  return (
    <span className={s.figure}>
      {before && <span className={s.small}>{before} </span>}
      <span>{number}</span>
      {after && <span className={s.small}>{/^[A-Z]/i.test(after) ? `\u00a0${after}` : after}</span>}
    </span>
  );
}
