import type { ComponentProps } from 'react';
import s from './field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id: string;
  label: string;
  /** Below the field: what to write, and how. */
  help?: string;
  /** What is wrong with it; takes the place of the help. */
  error?: string;
}

/** A native input with its label, help and fault. */
export function TextField({ id, label, help, error, required, ...input }: Props) {
  const note = error ?? help;
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
        {required && <Star />}
      </label>
      <div className={s.control}>
        <input
          {...input}
          id={id}
          className={s.input}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={note && `${id}-note`}
        />
      </div>
      {note && <Note id={id} text={note} isError={error !== undefined} />}
    </div>
  );
}

/** Said by `required` already; for the eye only. */
export function Star() {
  return (
    <span className={s.star} aria-hidden="true">
      {' *'}
    </span>
  );
}

export function Note({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <p id={`${id}-note`} className={isError ? s.error : s.help}>
      {text}
    </p>
  );
}
