import s from './ruler.module.css';

interface Props {
  /** Marks after the first, which stands at the left end. */
  steps: number;
  isLong: (at: number) => boolean;
  needle: number;
}

/** A ruler over the whole width: its unit stands in words beside it. */
export function Ruler({ steps, isLong, needle }: Props) {
  const marks = Array.from({ length: steps + 1 }, (_, at) => `M${at} ${isLong(at) ? 2 : 5}V8`).join('');
  return (
    <svg className={s.ruler} viewBox={`0 0 ${steps} 8`} preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={marks} />
      <path d={`M${needle} 0V8`} className={s.needle} />
    </svg>
  );
}
