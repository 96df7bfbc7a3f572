import s from './steps.module.css';

interface Props {
  items: readonly string[];
  label: string;
  dark?: boolean;
  /** Down the line on wide screens too: beside a picture, in a column. */
  down?: boolean;
}

/** Steps in their order, strung on a line; the last one is filled. Across to the right margin on wide screens, down on narrow ones. */
export function Steps({ items, label, dark = false, down = false }: Props) {
  return (
    <ol className={`${s.steps} ${down ? '' : s.across} ${dark ? s.dark : ''}`} aria-label={label}>
      {items.map((item, at) => (
        <li key={item} className={s.step}>
          <span className={s.number} aria-hidden="true">
            {at + 1}
          </span>
          <span className={s.name}>{item}</span>
        </li>
      ))}
    </ol>
  );
}
