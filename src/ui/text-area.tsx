import type { ComponentProps } from 'react';
import './field.css';
import { Label, Note } from './text-field.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength'> {
  id: string;
  label: string;
  help?: string;
  error?: string;
  /** Longest text, in characters as the server counts them. */
  limit: number;
  /** Says how many are left, in place of `{n}`. */
  countLabel: string;
}

/**
 * A native textarea with a count of the characters left, which src/lib/web/count-characters.ts keeps. Text over the limit
 * stays: what was written is the visitor's.
 */
export function TextArea({ id, label, help, error, required, limit, countLabel, ...area }: Props) {
  return (
    <div className="field" data-counted="">
      <Label id={id} text={label} required={required} />
      <div className="field-control">
        <textarea
          {...area}
          id={id}
          className="field-input field-area"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note ${id}-count`}
        />
      </div>
      <div className="field-below">
        <Note id={id} help={help} error={error} />
        <p id={`${id}-count`} className="field-help field-count" data-limit={limit} data-count={countLabel}>
          {countLabel.replace('{n}', () => limit.toLocaleString('en'))}
        </p>
      </div>
      <p className="visually-hidden" role="status" />
    </div>
  );
}
