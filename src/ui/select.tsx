import type { ComponentProps } from 'react';
import s from './field.module.css';
import { Icon } from './icon.tsx';
import { Label, Note } from './text-field.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What is wrong with the choice; undefined where none can be. */
  error?: string;
}

/** A native select with the site's line. One that is required can be faulty. */
export function Select({ id, label, options, error, required, ...select }: Props) {
  return (
    <div className={s.field}>
      <Label id={id} text={label} required={required} />
      <div className={s.control}>
        <select
          {...select}
          className={s.input}
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={required ? `${id}-note` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={s.icon} />
      </div>
      {required && <Note id={id} error={error} />}
    </div>
  );
}
