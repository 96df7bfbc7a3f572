import type { Ordered } from '#src/ui/layout/text.tsx';
import s from './key-figures.module.css';
import { Reveal } from './reveal.tsx';

interface KeyFigure {
  /** `40,000 L`, `Over 62`: number large, the words around it small. */
  figure: string;
  label: string;
}

interface Props {
  items: Ordered<KeyFigure>;
  /** They are a part of the page by themselves, with its margins and air above. */
  isSection?: boolean;
}

export function KeyFigures({ items, isSection = false }: Props) {
  const list = (
    <dl className={s.figures}>
      {Object.values(items).map(({ figure, label }) => (
        <Reveal key={figure + label} className={s.item}>
          <dt className={s.label}>{label}</dt>
          <dd className={s.value}>
            <FigureNumber text={figure} />
          </dd>
        </Reveal>
      ))}
    </dl>
  );
  return isSection ? <div className={`wrap ${s.section}`}>{list}</div> : list;
}

const NUMBER = /(-?\d[\d,.]*)/;
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
