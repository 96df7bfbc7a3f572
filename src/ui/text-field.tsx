import type { ComponentProps } from 'react';
import './field.css';

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
  return (
    <div className="field">
      <Label id={id} text={label} required={required} />
      <div className="field-control">
        <input
          {...input}
          id={id}
          className="field-input"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
      </div>
      <Note id={id} help={help} error={error} />
    </div>
  );
}

/** The star is for the eye only: `required` says it already. */
export function Label({ id, text, required }: { id: string; text: string; required?: boolean | undefined }) {
  return (
    <label className="field-label" htmlFor={id}>
      {text}
      {required && (
        <span className="field-star" aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
}

/** Always there, so that a fault can be told without rendering again (src/lib/web/show-fault.ts); empty, it shows nothing. */
export function Note({ id, help, error }: { id: string; help?: string | undefined; error?: string | undefined }) {
  const text = error ?? help;
  return (
    <p id={`${id}-note`} className="field-help" data-help={help} data-fault={error === undefined ? undefined : ''} hidden={!text}>
      {text}
    </p>
  );
}
