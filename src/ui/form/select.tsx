import './field.css';
import { Icon } from '#src/ui/media/icon.tsx';

interface Props {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

/** A native select with the site's line. */
export function Select({ id, name, label, options, defaultValue }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-control">
        <select className="field-input" id={id} name={name} defaultValue={defaultValue}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className="field-icon" />
      </div>
    </div>
  );
}
