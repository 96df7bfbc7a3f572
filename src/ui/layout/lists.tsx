import s from './lists.module.css';

/** Points of one kind, a line each. `numbered` where texts refer to them by number. */
export function Checklist({ items, label, numbered = false }: { items: readonly string[]; label?: string; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${s.list} ${numbered ? s.numbered : ''}`} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={s.item}>
          {item}
        </li>
      ))}
    </List>
  );
}

interface Props {
  items: readonly string[];
  label: string;
  /** Down the line on wide screens too: beside a picture, in a column. */
  down?: boolean;
}

/** Steps in their order, strung on a line; the last one is filled. Across to the right margin on wide screens, down on narrow ones. */
export function Steps({ items, label, down = false }: Props) {
  return (
    <ol className={`${s.steps} ${down ? '' : s.across}`} aria-label={label}>
      {items.map((item, at) => (
        <li key={item} className={s.step}>
          <span className="note" aria-hidden="true">
            {at + 1}
          </span>
          <span className={s.name}>{item}</span>
        </li>
      ))}
    </ol>
  );
}
