import s from './yearly-cycle.module.css';

/** Four steps round a ring, clockwise from the top; what leads from the last back to the first is red. */
export function YearlyCycle({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <div className={s.cycle}>
      <svg className={s.ring} viewBox="0 0 200 200" fill="none" stroke="#2d2926" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M100 8A92 92 0 1 1 8 100" />
        <g stroke="#cb333b" strokeWidth="2">
          <path vectorEffect="non-scaling-stroke" d="M8 100A92 92 0 0 1 92 8" />
          <path vectorEffect="non-scaling-stroke" d="M84 2L92 8L85 15" />
        </g>
        <path
          vectorEffect="non-scaling-stroke"
          fill="#fff"
          d="M94 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M186 100a6 6 0 1 0 12 0a6 6 0 1 0-12 0M94 192a6 6 0 1 0 12 0a6 6 0 1 0-12 0M2 100a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
        />
      </svg>
      <ol className={s.steps} aria-label={label}>
        {items.map((item, at) => (
          <li key={item} className={s.step}>
            <span className={s.number} aria-hidden="true">
              {at + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}
