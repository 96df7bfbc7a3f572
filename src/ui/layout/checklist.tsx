import s from './checklist.module.css';

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
