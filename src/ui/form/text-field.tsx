import type { ComponentProps } from 'react';
import './field.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id: string;
  label: string;
  /** Below the field: what to write, and how. */
  help?: string;
  /** What is wrong with it; takes the place of the help. */
  error?: string | undefined;
}

/** A native input with its label, help and error. */
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

/** What is to be known about a field, or what is wrong with it; the field is described by it. */
export function Note({ id, help, error }: { id: string; help?: string | undefined; error?: string | undefined }) {
  const text = error ?? help;
  return (
    <p id={`${id}-note`} className={error === undefined ? 'field-help' : 'field-help field-error'} hidden={!text}>
      {text}
    </p>
  );
}
