import { FigureNumber } from './figure-number.tsx';
import s from './key-figures.module.css';
import { Reveal } from './reveal.tsx';

export interface KeyFigure {
  /** `40,000 L`, `Over 62`: number large, the words around it small. */
  figure: string;
  label: string;
}

interface Props {
  items: readonly KeyFigure[];
  /** They are a part of the page by themselves, with its margins and air above. */
  isSection?: boolean;
}

/** Key figures in a row, each with what it counts. */
export function KeyFigures({ items, isSection = false }: Props) {
  const list = (
    <dl className={s.figures}>
      {items.map(({ figure, label }) => (
        <Reveal key={figure + label} className={s.item}>
          <dt className={s.label}>{label}</dt>
          <dd className={s.figure}>
            <FigureNumber text={figure} />
          </dd>
        </Reveal>
      ))}
    </dl>
  );
  return isSection ? <div className={`wrap ${s.section}`}>{list}</div> : list;
}
