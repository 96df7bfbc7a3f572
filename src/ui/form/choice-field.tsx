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

/** A native select with its label and error; one that cannot be invalid is src/ui/form/select.tsx. */
export function ChoiceField({ id, label, options, error, required, ...select }: Props) {
  return (
    <div className="field">
      <Label id={id} text={label} required={required} />
      <div className="field-control">
        <select
          {...select}
          id={id}
          className="field-input"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="field-icon" />
      </div>
      <Note id={id} error={error} />
    </div>
  );
}
