import type { ComponentProps, ReactNode } from 'react';
import s from './form.module.css';
import './field.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A native checkbox with the site's square. Required, it is the contact checkbox of the spec, which says why it must be ticked. */
export function Checkbox({ label, error, ...input }: Props) {
  const noteId = input.required && input.id ? `${input.id}-note` : undefined;
  return (
    <div>
      <label className={s.label}>
        <input {...input} type="checkbox" className={s.box} aria-invalid={error ? true : undefined} aria-describedby={noteId} />
        <span>{label}</span>
      </label>
      {noteId && (
        <p id={noteId} className={`${s.error} field-error`} hidden={!error}>
          {error}
        </p>
      )}
    </div>
  );
}
