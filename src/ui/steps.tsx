import s from './steps.module.css';

/** Steps in their order, strung on a line: across on wide screens, down on narrow ones. */
export function Steps({ items, label, dark = false }: { items: readonly string[]; label: string; dark?: boolean }) {
  return (
    <ol className={`${s.steps} ${dark ? s.dark : ''}`} aria-label={label}>
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
