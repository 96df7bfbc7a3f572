import type { ComponentProps } from 'react';
import './field.css';
import { Icon } from '#src/ui/media/icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
}

/** A native select with the site's line and arrow. Its label is the field's matter. */
export function SelectControl({ options, ...select }: Props) {
  return (
    <div className="field-control">
      <select {...select} className="field-input">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="field-icon" />
    </div>
  );
}
