import type { ComponentProps, ReactNode } from 'react';
import s from './checkbox.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  /** Why it has to be ticked; shown below, and read with it. */
  error?: string;
}

/** A native checkbox with the site's square. With `error` it is the contact checkbox of the spec, which must be ticked. */
export function Checkbox({ label, error, ...input }: Props) {
  const errorId = error && input.id ? `${input.id}-error` : undefined;
  return (
    <div className={s.field}>
      <label className={s.label}>
        <input {...input} type="checkbox" className={s.box} aria-invalid={error ? true : undefined} aria-describedby={errorId} />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={s.error}>
          {error}
        </p>
      )}
    </div>
  );
}
