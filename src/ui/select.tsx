import s from './field.module.css';
import { Icon } from './icon.tsx';

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
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <div className={s.control}>
        <select className={s.input} id={id} name={name} defaultValue={defaultValue}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={s.icon} />
      </div>
    </div>
  );
}
