import type { Highlighted } from '#core/search/answer.ts';
import s from './search.module.css';

/** Text with its hits marked. */
export function Highlight({ text }: { text: Highlighted }) {
  return text.map((part, at) => {
    const place = text.slice(0, at).join('').length;
    return at % 2 === 1 ? (
      <mark key={place} className={s.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
