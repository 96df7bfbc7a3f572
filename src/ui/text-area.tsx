import { type ComponentProps, useState } from 'react';
import s from './field.module.css';
import { Note, Star } from './text-field.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength'> {
  id: string;
  label: string;
  help?: string;
  error?: string;
  /** Longest text, in characters as a reader counts them. */
  limit: number;
  /** Says how many are left. */
  countLabel: (left: number) => string;
}

/** Left counts that are said aloud (brief 5): often enough to know, seldom enough not to disturb. */
const SAID = [100, 20, 0];

/** A native textarea with a count of the characters left. Text over the limit is kept: what was written is the visitor's. */
export function TextArea({ id, label, help, error, required, limit, countLabel, defaultValue, onChange, ...area }: Props) {
  const [left, setLeft] = useState(limit - lengthOf(String(defaultValue ?? '')));
  const [said, setSaid] = useState('');
  const note = error ?? help;
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
        {required && <Star />}
      </label>
      <div className={s.control}>
        <textarea
          {...area}
          id={id}
          className={`${s.input} ${s.area}`}
          required={required}
          defaultValue={defaultValue}
          aria-invalid={error || left < 0 ? true : undefined}
          aria-describedby={`${note ? `${id}-note ` : ''}${id}-count`}
          onChange={(event) => {
            const now = limit - lengthOf(event.target.value);
            setLeft(now);
            if (SAID.some((mark) => left > mark !== now > mark)) setSaid(countLabel(now));
            onChange?.(event);
          }}
        />
      </div>
      <div className={s.below}>
        {note ? <Note id={id} text={note} isError={error !== undefined} /> : <span />}
        <p id={`${id}-count`} className={left < 0 ? s.error : s.help}>
          {countLabel(left)}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** Characters as a reader counts them: a syllable or an emoji of several code points is one. */
export function lengthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
