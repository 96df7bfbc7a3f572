import type { ComponentProps } from 'react';
import './field.css';
import { SelectControl, type SelectOption } from './select-control.tsx';
import { Label, Note } from './text-field.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly SelectOption[];
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** A native select with its label and error; one that cannot be invalid is src/ui/form/select.tsx. */
export function ChoiceField({ id, label, error, required, ...select }: Props) {
  return (
    <div className="field">
      <Label id={id} text={label} required={required} />
      <SelectControl {...select} id={id} required={required} aria-invalid={error ? true : undefined} aria-describedby={`${id}-note`} />
      <Note id={id} error={error} />
    </div>
  );
}
