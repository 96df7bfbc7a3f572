import type { ComponentProps } from 'react';
import './field.css';
import { Icon } from '#src/ui/media/icon.tsx';
import { Label, Note } from './text-field.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** A native select with its label and the site's line and arrow. Only a required one can be wrong, and says why. */
export function Select({ id, label, options, error, required, ...select }: Props) {
  return (
    <div className="field">
      <Label id={id} text={label} required={required} />
      <div className="field-control">
        <select
          {...select}
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={required ? `${id}-note` : undefined}
          className="field-input"
        >
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="field-icon" />
      </div>
      {required && <Note id={id} error={error} />}
    </div>
  );
}
