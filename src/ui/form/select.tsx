import './field.css';
import { SelectControl, type SelectOption } from './select-control.tsx';
import { Label } from './text-field.tsx';

interface Props {
  id: string;
  name: string;
  label: string;
  options: readonly SelectOption[];
  defaultValue: string;
}

/** A native select with its label. */
export function Select({ id, label, ...select }: Props) {
  return (
    <div className="field">
      <Label id={id} text={label} />
      <SelectControl {...select} id={id} />
    </div>
  );
}
