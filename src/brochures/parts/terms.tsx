import s from './terms.module.css';

export interface Term {
  term: string;
  text: string;
}

/** Terms and what is said of them: beside each other, or in two columns of cells. `numbered` where they are counted. */
export function Terms({ items, columns = 1, numbered = false }: { items: readonly Term[]; columns?: 1 | 2; numbered?: boolean }) {
  return (
    <dl className={columns === 2 ? s.cells : s.rows}>
      {items.map(({ term, text }, at) => (
        <div key={term} className={s.item}>
          <dt className={s.term}>
            {numbered && <span className={s.number}>{at + 1}</span>}
            {term}
          </dt>
          <dd className={s.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
